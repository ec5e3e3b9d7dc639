export {
  BATCH_MAX_BYTES,
  type BatchCall,
  type BatchDone,
  type BatchOutcome,
  type BatchRefused,
  type BatchResult,
  batchAnswer,
  batchCall,
  batchRequest,
  MAX_BATCH,
  outcomeOf,
} from './batch-contract';
export { SYNC_COLLECTIONS, type SyncCollection } from './collections';
export { type PulledRows, pullChanges } from './pull-contract';
export { listReceipts } from './receipts-contract';
export {
  type OpenUpload,
  openUpload,
  type StoredObject,
  storedObject,
  UPLOAD_MAX_BYTES,
  uploadAnswer,
} from './upload-contract';
