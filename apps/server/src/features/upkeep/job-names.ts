export const RETENTION_JOB = 'upkeep.retention';
export const BACKUP_JOB = 'upkeep.backup';
export const NIGHTLY_BACKUP_JOB = 'upkeep.nightly-backup';
