import { only } from '../kernel';

/** What touches everybody's data at once is for super admins alone. */
export const upkeepPolicy = {
  readRetention: only('super_admin'),
  runRetention: only('super_admin'),
  readBackups: only('super_admin'),
  makeBackup: only('super_admin'),
};
