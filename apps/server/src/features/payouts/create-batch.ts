import { createBatch as createContract } from '@chowk/domain/payouts';
import { implementCommand } from '../../contract/implement';
import { gatherBatch } from './gather-batch';
import { countWithoutUpi } from './payable-lines';
import { requireBatch } from './present-batch';
import { gatherPayouts } from './system-steps';

export const createBatch = implementCommand(createContract, async (context, { id }) => {
  const { tx, actor, asSystem, record, emit } = context;
  const { lines, withoutUpi } = await asSystem(gatherPayouts, async () => ({
    lines: await gatherBatch(context, { id, createdBy: actor.uid ?? '' }),
    withoutUpi: await countWithoutUpi(tx),
  }));
  if (lines.length === 0) return { batch: null, without_upi: withoutUpi };
  const batch = await requireBatch(tx, id);
  record(id, { after: { payouts: batch.payouts, total_paise: batch.total_paise } });
  emit({ type: 'payout-batch.created', audience: 'role:admin', entityId: id, payload: {} });
  return { batch, without_upi: withoutUpi };
});
