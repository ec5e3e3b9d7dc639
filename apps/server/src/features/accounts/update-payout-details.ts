import {
  maskPan,
  maskUpiId,
  type PayoutDetails,
  updatePayoutDetails as updateContract,
} from '@chowk/domain/accounts';
import { ChowkError } from '@chowk/domain/kernel';
import type { Ports } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { payoutDetails } from '../../db/schema/own-settings';
import { findPayoutDetails } from './payout-details.queries';
import { sealDetail } from './sealed-details';

type Changes = Partial<typeof payoutDetails.$inferInsert>;

function changesFrom(
  ports: Ports,
  personId: string,
  { upi_id, pan }: { upi_id?: string | null | undefined; pan?: string | null | undefined },
): Changes {
  const changes: Changes = {};
  if (upi_id !== undefined) {
    changes.upi_sealed = upi_id === null ? null : sealDetail(ports, personId, 'upi', upi_id);
    changes.upi_masked = upi_id === null ? null : maskUpiId(upi_id);
  }
  if (pan !== undefined) {
    changes.pan_sealed = pan === null ? null : sealDetail(ports, personId, 'pan', pan);
    changes.pan_masked = pan === null ? null : maskPan(pan);
  }
  return changes;
}

function masksOf({ upi_masked, pan_masked }: PayoutDetails) {
  return { upi_masked, pan_masked };
}

export const updatePayoutDetails = implementCommand(
  updateContract,
  async ({ tx, actor, ports, nowMs, record, emit }, input) => {
    const uid = actor.uid ?? '';
    const changes = changesFrom(ports, uid, input);
    if (Object.keys(changes).length === 0) throw new ChowkError('NO_VALID_FIELDS');
    const before = await findPayoutDetails(tx, uid);
    const stamped = { ...changes, updated_at: new Date(nowMs) };
    await tx
      .insert(payoutDetails)
      .values({ profile_id: uid, ...stamped })
      .onConflictDoUpdate({ target: payoutDetails.profile_id, set: stamped });
    const after = await findPayoutDetails(tx, uid);
    record(uid, { before: masksOf(before), after: masksOf(after) });
    emit({
      type: 'payout-details.updated',
      audience: `person:${uid}`,
      entityId: uid,
      payload: {},
    });
    return after;
  },
);
