export const RETENTION_JOB = 'upkeep.retention';
export const BACKUP_JOB = 'upkeep.backup';
