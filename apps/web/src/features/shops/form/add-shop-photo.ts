import { SHOP_PHOTO_BUCKET, type Shop, type ShopPhoto } from '@chowk/domain/shops';
import { newId } from '@/api/client/contract-client';
import { sendCommand } from '@/commands/send-command';
import { addShopPhotoRef } from '@/features/shops/shops.queries';
import type { OnBehalfOf } from '@/offline/outbox/queue-row';
import { ownPhotoPath } from '@/photos/send-own-photo';

/** What a bizman sends for the owner lies in the owner's folder: it is the owner's photo. */
function pathFor(shop: Shop, type: ShopPhoto['type'], onBehalfOf: OnBehalfOf | undefined): string {
  return onBehalfOf && shop.owner_id ? ownPhotoPath(type, shop.owner_id) : ownPhotoPath(type);
}

/** Nothing comes back while the photo waits on this device for a network. */
export async function addShopPhoto(
  shop: Shop,
  type: ShopPhoto['type'],
  file: File,
  onBehalfOf?: OnBehalfOf,
): Promise<ShopPhoto | undefined> {
  const { shrinkPhoto } = await import('@/photos/shrink-photo');
  const input = { id: newId(), shop_id: shop.id, type, path: pathFor(shop, type, onBehalfOf) };
  const blob = await shrinkPhoto(file);
  const outcome = await sendCommand(addShopPhotoRef, input, {
    queue: {
      subject: shop.shop_name,
      ...(onBehalfOf ? { onBehalfOf } : {}),
      blobs: [{ bucket: SHOP_PHOTO_BUCKET, path: input.path, blob }],
    },
  });
  if (outcome.kind === 'refused') throw outcome.error;
  return outcome.kind === 'done' ? outcome.output : undefined;
}
