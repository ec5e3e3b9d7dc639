import type { Feature } from '../../contract/implement';
import { createKey, revokeKey } from './change-service-keys';
import { platformConfigRead, platformFiguresRead } from './config.queries';
import { configChangesList } from './config-changes.queries';
import { confirmChange, withdrawChange } from './decide-config-change';
import { deleteStat } from './delete-stat';
import { featureFlagsList, featuresRead } from './features.queries';
import { platformStatsList } from './platform.queries';
import { saveStat } from './save-stat';
import { serviceKeysList } from './service-keys.queries';
import { setConfig } from './set-config';
import { setFeature } from './set-feature';
import { PLATFORM_STEPS } from './system-steps';

export { platformJobs } from './platform.jobs';
export { readPlatformConfig } from './read-platform-config';
export { requireFeature } from './require-feature';

export const platformFeature: Feature = {
  name: 'platform',
  commands: [
    saveStat,
    deleteStat,
    setConfig,
    confirmChange,
    withdrawChange,
    setFeature,
    createKey,
    revokeKey,
  ],
  queries: [
    platformStatsList,
    platformConfigRead,
    platformFiguresRead,
    configChangesList,
    featuresRead,
    featureFlagsList,
    serviceKeysList,
  ],
  systemSteps: PLATFORM_STEPS,
};
