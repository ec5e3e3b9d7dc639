import type { Feature } from '../../contract/implement';
import { createKey, revokeKey } from './change-service-keys';
import { platformConfigRead, platformFiguresRead } from './config.queries';
import { deleteStat } from './delete-stat';
import { featureFlagsList, featuresRead } from './features.queries';
import { platformStatsList } from './platform.queries';
import { confirm, reject, withdraw } from './proposals/decide-proposal';
import { confirmersRead, proposalsList } from './proposals/proposals.queries';
import { saveStat } from './save-stat';
import { serviceKeysList } from './service-keys.queries';
import { setConfig } from './set-config';
import { setFeature } from './set-feature';
import { PLATFORM_STEPS } from './system-steps';

export { platformJobs } from './platform.jobs';
export { propose } from './proposals/propose';
export { readPlatformConfig } from './read-platform-config';
export { requireFeature } from './require-feature';
export { requireUpi } from './require-upi';

export const platformFeature: Feature = {
  name: 'platform',
  commands: [
    saveStat,
    deleteStat,
    setConfig,
    confirm,
    reject,
    withdraw,
    setFeature,
    createKey,
    revokeKey,
  ],
  queries: [
    platformStatsList,
    platformConfigRead,
    platformFiguresRead,
    proposalsList,
    confirmersRead,
    featuresRead,
    featureFlagsList,
    serviceKeysList,
  ],
  systemSteps: PLATFORM_STEPS,
};
