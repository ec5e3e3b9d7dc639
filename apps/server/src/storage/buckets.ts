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

/** The server's own: no address leads there. */
const OWN_BUCKETS = ['backups'] as const;
export type StoreBucket = Bucket | (typeof OWN_BUCKETS)[number];

export function isBucket(value: string): value is Bucket {
  return BUCKETS.some((bucket) => bucket === value);
}

/** An unknown bucket answers like a missing object, so nobody can probe for names. */
export function requireBucket(value: string): Bucket {
  if (!isBucket(value)) throw notFound();
  return value;
}

export function requireStoreBucket(value: string): StoreBucket {
  const own = OWN_BUCKETS.find((bucket) => bucket === value);
  return own ?? requireBucket(value);
}
