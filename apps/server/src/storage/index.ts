export { BUCKETS, type Bucket, requireBucket } from './buckets';
export { openFolderStore } from './folder-store';
export { requireObjectPath } from './object-path';
export type { ObjectStore } from './object-store';
export { openS3Store } from './s3-store';
