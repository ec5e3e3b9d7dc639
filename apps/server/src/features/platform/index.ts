import type { Feature } from '../../contract/implement';
import { platformConfigRead, platformFiguresRead } from './config.queries';
import { configChangesList } from './config-changes.queries';
import { confirmChange, withdrawChange } from './decide-config-change';
import { deleteStat } from './delete-stat';
import { platformStatsList } from './platform.queries';
import { saveStat } from './save-stat';
import { setConfig } from './set-config';
import { PLATFORM_STEPS } from './system-steps';

export { platformJobs } from './platform.jobs';
export { readPlatformConfig } from './read-platform-config';

export const platformFeature: Feature = {
  name: 'platform',
  commands: [saveStat, deleteStat, setConfig, confirmChange, withdrawChange],
  queries: [platformStatsList, platformConfigRead, platformFiguresRead, configChangesList],
  systemSteps: PLATFORM_STEPS,
};
