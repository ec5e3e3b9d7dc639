import {
  maskPan,
  maskUpiId,
  type PayoutDetails,
  type SecurityChange,
  unfreezePayouts as unfreezeContract,
  updatePayoutDetails as updateContract,
} from '@chowk/domain/accounts';
import { ChowkError, HOUR_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import type { Tx } from '../../../db';
import { payoutDetails } from '../../../db/schema/own-settings';
import { tellChange } from '../../auth';
import { readPlatformConfig } from '../../platform';
import { readUpiWait } from '../system-steps';
import { findPayoutDetails } from './payout-details.queries';
import { openDetail, sealDetail } from './sealed-details';

type Row = typeof payoutDetails.$inferSelect;
type Changes = Partial<typeof payoutDetails.$inferInsert>;
type Typed = { upi_id?: string | null | undefined; pan?: string | null | undefined };

async function findRow(tx: Tx, uid: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(payoutDetails).where(eq(payoutDetails.profile_id, uid));
  return row;
}

/** Whether the input differs from the encrypted value. */
function isChanged(context: CommandContext, row: Row | undefined, typed: Typed) {
  const { actor, ports } = context;
  const before = (kind: 'upi' | 'pan') => {
    const sealed = row?.[`${kind}_sealed`];
    return sealed ? openDetail(ports, actor.uid ?? '', kind, sealed) : null;
  };
  return {
    upi: typed.upi_id !== undefined && typed.upi_id !== before('upi'),
    pan: typed.pan !== undefined && typed.pan !== before('pan'),
  };
}

/**
 * Money goes to another UPI ID only after a while, in which its owner can say that it was not them.
 * The first one ever needs no wait; one that was removed counts as there, or removing it would be
 * the way around.
 */
async function usableFrom(
  { tx, nowMs, asSystem }: CommandContext,
  row: Row | undefined,
): Promise<Changes> {
  const hadOne = row?.upi_sealed || row?.usable_from;
  if (!hadOne) return {};
  const { upi_wait_hours } = await asSystem(readUpiWait, () => readPlatformConfig(tx));
  return { usable_from: new Date(nowMs + upi_wait_hours * HOUR_MS) };
}

async function changesFrom(
  context: CommandContext,
  row: Row | undefined,
  { upi_id, pan }: Typed,
): Promise<{ changes: Changes; told: SecurityChange[] }> {
  const { actor, ports } = context;
  const uid = actor.uid ?? '';
  const changed = isChanged(context, row, { upi_id, pan });
  const changes: Changes = changed.upi ? await usableFrom(context, row) : {};
  if (upi_id !== undefined) {
    changes.upi_sealed = upi_id === null ? null : sealDetail(ports, uid, 'upi', upi_id);
    changes.upi_masked = upi_id === null ? null : maskUpiId(upi_id);
  }
  if (pan !== undefined) {
    changes.pan_sealed = pan === null ? null : sealDetail(ports, uid, 'pan', pan);
    changes.pan_masked = pan === null ? null : maskPan(pan);
  }
  const told: SecurityChange[] = [];
  if (changed.upi) told.push('upi-changed');
  if (changed.pan) told.push('pan-changed');
  return { changes, told };
}

function masksOf({ upi_masked, pan_masked }: PayoutDetails) {
  return { upi_masked, pan_masked };
}

function tellScreens({ actor, emit }: CommandContext): void {
  const uid = actor.uid ?? '';
  emit({
    type: 'payout-details.updated',
    audience: `person:${uid}`,
    entityId: uid,
    payload: {},
  });
}

export const updatePayoutDetails = implementCommand(updateContract, async (context, input) => {
  const { tx, actor, nowMs, record } = context;
  const uid = actor.uid ?? '';
  if (input.upi_id === undefined && input.pan === undefined) {
    throw new ChowkError('NO_VALID_FIELDS');
  }
  const before = await findPayoutDetails(tx, uid, nowMs);
  const { changes, told } = await changesFrom(context, await findRow(tx, uid), input);
  const stamped = { ...changes, updated_at: new Date(nowMs) };
  await tx
    .insert(payoutDetails)
    .values({ profile_id: uid, ...stamped })
    .onConflictDoUpdate({ target: payoutDetails.profile_id, set: stamped });
  const after = await findPayoutDetails(tx, uid, nowMs);
  record(uid, { before: masksOf(before), after: masksOf(after) });
  for (const kind of told) await tellChange(context, { kind, userId: uid });
  tellScreens(context);
  return after;
});

/** Only its owner, asked again who they are, starts the money once it was frozen. */
export const unfreezePayouts = implementCommand(unfreezeContract, async (context) => {
  const { tx, actor, nowMs, record } = context;
  const uid = actor.uid ?? '';
  const before = await findPayoutDetails(tx, uid, nowMs);
  await tx.update(payoutDetails).set({ frozen_at: null }).where(eq(payoutDetails.profile_id, uid));
  record(uid, { before: { frozen_at: before.frozen_at }, after: { frozen_at: null } });
  tellScreens(context);
  return findPayoutDetails(tx, uid, nowMs);
});
