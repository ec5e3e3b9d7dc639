import type { Feature } from '../../contract/implement';
import { backupsList } from './backups.queries';
import { retentionRunsList } from './retention.queries';
import { startBackup } from './start-backup';
import { startRetention } from './start-retention';
import { UPKEEP_STEPS } from './system-steps';

export { headerSchema, isHeader, MANIFEST, type Manifest } from './backup-files';
export { BackupRefused, openManifest, openPart, type SealPorts } from './backup-seals';
export { upkeepJobs } from './upkeep.jobs';

export const upkeepFeature: Feature = {
  name: 'upkeep',
  commands: [startRetention, startBackup],
  queries: [retentionRunsList, backupsList],
  systemSteps: UPKEEP_STEPS,
};
