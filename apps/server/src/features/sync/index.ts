import type { Feature } from '../../contract/implement';
import { receiptsList, syncPull } from './sync.queries';
import { SYNC_STEPS } from './system-steps';

export { forgetOldGone, syncJobs } from './sync.jobs';

/** A noun is pulled once its feature offers a source. */
export function createSyncFeature(features: readonly Feature[]): Feature {
  return {
    name: 'sync',
    commands: [],
    queries: [receiptsList, syncPull(features.flatMap((feature) => feature.syncSources ?? []))],
    systemSteps: SYNC_STEPS,
  };
}
