import { ANONYMOUS } from '@chowk/domain/kernel';
import { ORDER_PHOTO_BUCKET } from '@chowk/domain/orders';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { orderPhotos } from '../../db/schema/trade/order-disputes';
import { pictureOf } from '../../images';
import { fillDemoShelves } from '../seed-products';

const MOST = 20;
const WET_CARTON =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="#d8d2c8"/><path d="M110 170l210-70 210 70v190l-210 80-210-80z" fill="#b98a52"/><path d="M110 170l210 74v196l-210-80z" fill="#9a6f3d"/><path d="M110 170l210-70 210 70-210 74z" fill="#cda36c"/><path d="M110 300q60-46 120-8 50 30 90 12v136l-210-80z" fill="#4f3a24" opacity=".62"/><ellipse cx="250" cy="440" rx="190" ry="20" fill="#7b93a8" opacity=".5"/></svg>';

/** After the start, so that nobody waits for it. What is there already stays. */
export async function drawOrderPictures({
  db,
  storage,
}: Pick<Ports, 'db' | 'storage'>): Promise<void> {
  const rows = await withSystem(db, ANONYMOUS, fillDemoShelves, (tx) =>
    tx.select({ path: orderPhotos.path }).from(orderPhotos).limit(MOST),
  );
  for (const { path } of rows) {
    if (await storage.head(ORDER_PHOTO_BUCKET, path)) continue;
    const contentType = 'image/jpeg';
    await storage.put(ORDER_PHOTO_BUCKET, path, await pictureOf(WET_CARTON), { contentType });
  }
}
