import { type Actor, type Command, everyone, only, type Rule, where } from '@chowk/domain/kernel';
import { disputeOrder, ORDER_PHOTO_BUCKET } from '@chowk/domain/orders';
import { submitProof } from '@chowk/domain/proofs';
import { addShopPhoto } from '@chowk/domain/shops';
import type { Bucket } from '../storage';

export interface BucketPolicy {
  readonly read: Rule<string>;
  readonly write: Rule<string>;
  /** The purpose of the photo: a bizman who may act for it may also upload its photo. */
  readonly partOf?: Command;
}

/** The first folder of a path is the person who uploaded it. */
function isOwnFolder(actor: Actor, path: string): boolean {
  return actor.uid !== null && path.startsWith(`${actor.uid}/`);
}

const own = (...roles: Parameters<typeof only>) =>
  where(only(...roles), 'in their own folder', isOwnFolder);
const anyone: Rule<string> = everyone();

const PROOF_PHOTO = /^[0-9a-f-]{36}-\d{1,16}\.jpg$/;
const ORDER_PHOTO = PROOF_PHOTO;
const SHOP_PHOTO = /^[0-9a-f-]{36}\/[^/]+$/;

/**
 * A path names only the deal of a proof photo, the order of an order's photo, and the photographer
 * of a shop's photo. Who else may see it is decided by the guards of proofs, orders and shops.
 */
export const BUCKET_POLICIES: Record<Bucket, BucketPolicy> = {
  'proof-photos': {
    read: where(
      only('retailer', 'brand', 'bizman', 'admin'),
      'who may read the deal',
      (_actor, path) => PROOF_PHOTO.test(path),
    ),
    write: where(only('retailer'), 'for an accepted deal of their shop', (_actor, path) =>
      PROOF_PHOTO.test(path),
    ),
    partOf: submitProof,
  },
  shop_photos: {
    read: where(
      only('retailer', 'bizman', 'brand', 'admin'),
      'in their own folder, of a shop or an ad space they may see, or an admin',
      (_actor, path) => SHOP_PHOTO.test(path),
    ),
    write: own('retailer', 'bizman'),
    partOf: addShopPhoto,
  },
  [ORDER_PHOTO_BUCKET]: {
    read: where(
      only('retailer', 'brand', 'bizman', 'admin'),
      'who may read the order',
      (_actor, path) => ORDER_PHOTO.test(path),
    ),
    write: where(only('retailer'), 'for a delivered order of their shop', (_actor, path) =>
      ORDER_PHOTO.test(path),
    ),
    partOf: disputeOrder,
  },
  'product-images': { read: anyone, write: own('brand') },
  'brand-logos': { read: anyone, write: own('brand') },
  'cms-images': { read: anyone, write: own('super_admin') },
};
