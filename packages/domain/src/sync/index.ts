export {
  type BatchCall,
  type BatchRefused,
  type BatchResult,
  batchAnswer,
  batchRequest,
} from './batch-contract';
export {
  lowestPulledId,
  SHOP_COLLECTIONS,
  SYNC_COLLECTIONS,
  type SyncCollection,
} from './collections';
export { BATCH_MAX_BYTES, type BatchOutcome, MAX_BATCH, outcomeOf } from './outcomes';
export { type PulledRows, pullChanges } from './pull-contract';
export { listReceipts } from './receipts-contract';
export {
  type OpenUpload,
  type StoredObject,
  storedObject,
  UPLOAD_MAX_BYTES,
  uploadAnswer,
} from './upload-contract';
