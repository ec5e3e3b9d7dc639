export { type AuditLogEntry, listAuditLog } from './audit-log-contract';
export {
  type LoggedDelivery,
  listDeliveryLog,
  listPersonDeliveries,
  type PersonDelivery,
} from './deliveries-contract';
export {
  type ExportableList,
  type ExportFormat,
  exportList,
} from './export-contract';
export { type DeadJob, type JobQueueState, readJobs, retryJob } from './jobs-contract';
export { readOperations } from './operations-contract';
export {
  addPersonNote,
  endPersonSessions,
  listPeople,
  type Person,
  type PersonCase,
  type PersonNote,
  readPerson,
  recoverPerson,
  resetPersonFactors,
  verifyBrand,
} from './people-contract';

export {
  deleteView,
  listSavedViews,
  type SavedView,
  saveView,
} from './views-contract';
