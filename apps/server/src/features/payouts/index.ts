import type { Feature } from '../../contract/implement';
import { createBatch } from './create-batch';
import { batchesList, payoutsList } from './payouts.queries';
import { settleBatch } from './settle-batch';
import { PAYOUTS_STEPS } from './system-steps';

export const payoutsFeature: Feature = {
  name: 'payouts',
  commands: [createBatch, settleBatch],
  queries: [batchesList, payoutsList],
  systemSteps: PAYOUTS_STEPS,
};
