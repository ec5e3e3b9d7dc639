import { createBatch as createContract } from '@chowk/domain/payouts';
import { implementCommand } from '../../contract/implement';
import { gatherBatch } from './gather-batch';
import { countWithheld } from './payable-lines';
import { requireBatch } from './present-batch';
import { gatherPayouts } from './system-steps';

export const createBatch = implementCommand(createContract, async (context, { id }) => {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const { lines, withheld } = await asSystem(gatherPayouts, async () => ({
    lines: await gatherBatch(context, { id, createdBy: actor.uid ?? '' }),
    withheld: await countWithheld(tx, nowMs),
  }));
  if (lines.length === 0) return { batch: null, withheld };
  const batch = await requireBatch(tx, id);
  record(id, { after: { payouts: batch.payouts, total_paise: batch.total_paise } });
  emit({ type: 'payout-batch.created', audience: 'role:admin', entityId: id, payload: {} });
  return { batch, withheld };
});
