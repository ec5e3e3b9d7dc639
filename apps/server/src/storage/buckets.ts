import { notFound } from '@chowk/domain/kernel';

export const BUCKETS = [
  'proof-photos',
  'shop_photos',
  'order-photos',
  'product-images',
  'brand-logos',
  'cms-images',
] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Internal to the server: no route leads there. */
const OWN_BUCKETS = ['backups'] as const;
export type StoreBucket = Bucket | (typeof OWN_BUCKETS)[number];

export function isBucket(value: string): value is Bucket {
  return BUCKETS.some((bucket) => bucket === value);
}

/** An unknown bucket looks like a missing object, so that names cannot be probed. */
export function requireBucket(value: string): Bucket {
  if (!isBucket(value)) throw notFound();
  return value;
}

export function requireStoreBucket(value: string): StoreBucket {
  const own = OWN_BUCKETS.find((bucket) => bucket === value);
  return own ?? requireBucket(value);
}
