import { invalidField } from '@chowk/domain/kernel';
import {
  addShopPhoto as addContract,
  MAX_SHOP_PHOTOS,
  removeShopPhoto as removeContract,
  SHOP_PHOTO_BUCKET,
} from '@chowk/domain/shops';
import { and, count, eq } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { shopPhotos, shops } from '../../db/schema/businesses';
import { presentShopPhoto } from './present-shop';
import { NO_SHOP } from './shops.queries';

const NAME = /^[a-z]+_\d{1,16}_[A-Za-z0-9._-]+$/;

/** `{uploadedBy}/{type}_{timestamp}_{name}`, in the folder of whoever adds it. */
export function isOwnPhotoPath(path: string, uid: string, type: string): boolean {
  const [folder, name = '', ...rest] = path.split('/');
  return folder === uid && rest.length === 0 && NAME.test(name) && name.startsWith(`${type}_`);
}

export const addShopPhoto = implementCommand(addContract, async (context, input) => {
  const { tx, actor, ports, record } = context;
  const { id, shop_id, type, path } = input;
  requireActedShop(actor, shop_id);
  const uid = actor.uid ?? '';
  const isMine = and(eq(shops.id, shop_id), eq(shops.owner_id, uid));
  const [shop] = await tx.select({ id: shops.id }).from(shops).where(isMine);
  requireRow(shop, NO_SHOP);
  // Sent again under another key, because the first answer was lost: it is the same photo.
  const [known] = await tx
    .select()
    .from(shopPhotos)
    .where(and(eq(shopPhotos.id, id), eq(shopPhotos.shop_id, shop_id)));
  if (known) return presentShopPhoto(known);
  if (!isOwnPhotoPath(path, uid, type)) throw invalidField('path', 'choice');
  if (!(await ports.storage.head(SHOP_PHOTO_BUCKET, path))) {
    throw invalidField('path', 'not_uploaded');
  }
  const [kept] = await tx
    .select({ total: count() })
    .from(shopPhotos)
    .where(eq(shopPhotos.shop_id, shop_id));
  if ((kept?.total ?? 0) >= MAX_SHOP_PHOTOS) {
    throw invalidField('path', 'max_array', { limit: MAX_SHOP_PHOTOS });
  }
  const [row] = await tx
    .insert(shopPhotos)
    .values({ id, shop_id, type, path, uploaded_by: uid })
    .returning();
  record(id, { shop_id, type, path });
  return presentShopPhoto(requireRow(row, NO_SHOP));
});

/** The file stays where it is: the trail names it, and nobody else may open it. */
export const removeShopPhoto = implementCommand(removeContract, async (context, { id }) => {
  const { tx, record } = context;
  const [gone] = await tx.delete(shopPhotos).where(eq(shopPhotos.id, id)).returning();
  const { shop_id, path } = requireRow(gone);
  record(id, { shop_id, path });
  return { id };
});
