/** The storage buckets, named like on the server. */
export type PhotoBucket =
  | 'proof-photos'
  | 'shop_photos'
  | 'order-photos'
  | 'product-images'
  | 'brand-logos'
  | 'cms-images';

export function photoAddress(bucket: PhotoBucket, path: string): string {
  return `/storage/v1/object/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
