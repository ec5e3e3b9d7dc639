export { BUCKETS, type Bucket, isBucket, requireBucket } from './buckets';
export { openFolderStore } from './folder-store';
export {
  proofPhotoName,
  requireObjectPath,
  shopPhotoPath,
} from './object-path';
export type { ObjectBody, ObjectInfo, ObjectStore, PutOptions, StoredObject } from './object-store';
export { openS3Store, type S3StoreOptions } from './s3-store';
