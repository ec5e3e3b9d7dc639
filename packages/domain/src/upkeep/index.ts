export { type Backup, createBackup, listBackups } from './backup-contract';

export {
  listRetentionRuns,
  type RetentionRun,
  runRetention,
} from './retention-contract';
export {
  BACKUPS_KEPT_AT_LEAST,
  RETENTION_DAYS,
  RETENTION_KINDS,
  type RetentionKind,
  type UpkeepState,
  upkeepStates,
} from './rules';
