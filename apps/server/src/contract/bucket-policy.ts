import { type Actor, everyone, only, type Rule, where } from '@chowk/domain/kernel';
import type { Bucket } from '../storage';

export interface BucketPolicy {
  readonly read: Rule<string>;
  readonly write: Rule<string>;
}

/** The first folder of a path is the person who uploaded it. */
function isOwnFolder(actor: Actor, path: string): boolean {
  return actor.uid !== null && path.startsWith(`${actor.uid}/`);
}

const own = (...roles: Parameters<typeof only>) =>
  where(only(...roles), 'in their own folder', isOwnFolder);
const nobody: Rule<string> = { who: 'nobody', isPublic: false, allows: () => false };
const anyone: Rule<string> = everyone();

/** Proof photos open with the deals they prove; until then nobody writes there. */
export const BUCKET_POLICIES: Record<Bucket, BucketPolicy> = {
  'proof-photos': { read: only('admin'), write: nobody },
  shop_photos: {
    read: where(
      only('retailer', 'bizman', 'admin'),
      'in their own folder, or an admin',
      (actor, path) => isOwnFolder(actor, path) || only('admin').allows(actor, path),
    ),
    write: own('retailer', 'bizman'),
  },
  'product-images': { read: anyone, write: own('brand') },
  'brand-logos': { read: anyone, write: own('brand') },
};
