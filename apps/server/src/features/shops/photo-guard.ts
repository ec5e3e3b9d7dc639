import { only } from '@chowk/domain/kernel';
import { SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import { eq } from 'drizzle-orm';
import type { BucketGuard } from '../../contract/bucket-guard';
import { withActor } from '../../db';
import { adSpacePhotos } from '../../db/schema/ad-spaces';
import { shopPhotos } from '../../db/schema/businesses';

const staff = only('admin');

/**
 * Whoever took a photo sees it, and so do admins, who judge a lead by it. Once it is a shop's, it is
 * seen by whoever may see the shop: its owner, who did not take it, the bizman who has it now, and
 * brands. A photo of an ad space is seen by whoever may see the space.
 */
export const shopPhotoGuard: BucketGuard = {
  bucket: SHOP_PHOTO_BUCKET,
  // The policy has said whose folder it is; there is nothing to keep beside the file.
  requireWrite: async () => undefined,
  isKept: async () => true,
  onStored: async () => undefined,

  canRead: async ({ db }, actor, path) => {
    const isTaker = path.startsWith(`${actor.uid}/`);
    if (isTaker || staff.allows(actor, path)) return true;
    return withActor(db, actor, 'read', async (tx) => {
      const isIt = eq(shopPhotos.path, path);
      const seen = await tx.select({ id: shopPhotos.id }).from(shopPhotos).where(isIt);
      if (seen.length > 0) return true;
      const { id } = adSpacePhotos;
      return (
        (await tx.select({ id }).from(adSpacePhotos).where(eq(adSpacePhotos.path, path))).length > 0
      );
    });
  },
};
