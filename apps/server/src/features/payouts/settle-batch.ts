import { ChowkError, type InputOf, requireStep } from '@chowk/domain/kernel';
import { payoutStates, settleBatch as settleContract } from '@chowk/domain/payouts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { databaseErrorOf } from '../../contract/database-errors';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { earnings, payoutBatches, payouts } from '../../db/schema/earnings';
import { notifyPeople } from '../notifications';
import { type LedgerPosting, postAllToLedger } from '../wallets';
import { requireBatch } from './present-batch';
import { settlePayouts } from './system-steps';

type Line = InputOf<typeof settleContract>['lines'][number];
type Payout = typeof payouts.$inferSelect;

interface Settled {
  readonly payout: Payout;
  readonly isPaid: boolean;
  readonly bankReference: string | null;
  readonly failure: string | null;
}

/** The same answer again changes nothing; another answer for a settled line is refused. */
function isSettledAlready(payout: Payout, { isPaid, bankReference }: Settled): boolean {
  if (payout.status === 'sent') return false;
  const isSame = isPaid
    ? payout.status === 'paid' && payout.bank_reference === bankReference
    : payout.status === 'failed';
  if (isSame) return true;
  throw new ChowkError('WRONG_STATE', {
    details: { noun: 'payout', state: payout.status, payout_id: payout.id },
  });
}

function outcomeOf(payout: Payout, line: Line): Settled {
  const isPaid = 'bank_reference' in line;
  return {
    payout,
    isPaid,
    bankReference: isPaid ? line.bank_reference : null,
    failure: isPaid ? null : line.failure,
  };
}

async function listToSettle(
  { tx, actor }: CommandContext,
  batchId: string,
  lines: readonly Line[],
): Promise<Settled[]> {
  const [batch] = await tx
    .select({ id: payoutBatches.id })
    .from(payoutBatches)
    .where(eq(payoutBatches.id, batchId))
    .for('update');
  requireRow(batch);
  const ids = lines.map(({ payout_id }) => payout_id);
  const rows = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.batch_id, batchId), inArray(payouts.id, ids)));
  const found = new Map(rows.map((row) => [row.id, row]));
  return lines
    .map((line) => outcomeOf(requireRow(found.get(line.payout_id)), line))
    .filter((settled) => !isSettledAlready(settled.payout, settled))
    .map((settled) => {
      const via = settled.isPaid ? 'payout_paid' : 'payout_failed';
      requireStep(payoutStates, settled.payout.status, via, actor);
      return settled;
    });
}

/** One payment of the bank answers one line. */
function referenceUsed(error: unknown): never {
  const isUsed = databaseErrorOf(error)?.constraint === 'payouts_bank_key';
  throw isUsed ? new ChowkError('REFERENCE_USED') : error;
}

async function writeOutcomes({ tx, nowMs }: CommandContext, settled: readonly Settled[]) {
  const now = new Date(nowMs);
  const rows = settled.map(({ payout, isPaid, bankReference, failure }) => ({
    id: payout.id,
    status: isPaid ? 'paid' : 'failed',
    bank_reference: bankReference,
    failure,
  }));
  await tx
    .execute(sql`
      update payouts set status = line.status, bank_reference = line.bank_reference,
        failure = line.failure, decided_at = ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as line (id uuid, status text, bank_reference text, failure text)
      where payouts.id = line.id`)
    .catch(referenceUsed);
  for (const isPaid of [true, false]) {
    const ids = settled.filter((each) => each.isPaid === isPaid).map(({ payout }) => payout.id);
    if (ids.length === 0) continue;
    await tx
      .update(earnings)
      .set({ status: isPaid ? 'paid' : 'failed', paid_at: isPaid ? now : null, updated_at: now })
      .where(and(inArray(earnings.payout_id, ids), eq(earnings.status, 'in_payout')));
  }
}

/** Paid money has left for the bank; refused money is the person's again. */
function postingOf({ payout, isPaid, bankReference, failure }: Settled, createdBy: string | null) {
  const { id, payee_id, amount_paise } = payout;
  return {
    kind: isPaid ? 'payout_paid' : 'payout_failed',
    key: `payout_settled:${id}`,
    referenceId: id,
    memo: bankReference ?? failure ?? '',
    createdBy,
    lines: [
      { account: { kind: 'in_transit' }, amountPaise: -amount_paise },
      {
        account: isPaid ? { kind: 'bank' } : { kind: 'payee', ownerId: payee_id },
        amountPaise: amount_paise,
      },
    ],
  } satisfies LedgerPosting;
}

async function closeWhenDone({ tx, nowMs }: CommandContext, id: string): Promise<void> {
  await tx
    .update(payoutBatches)
    .set({ status: 'settled', settled_at: new Date(nowMs) })
    .where(
      and(
        eq(payoutBatches.id, id),
        eq(payoutBatches.status, 'open'),
        sql`not exists (select 1 from ${payouts} where ${payouts.batch_id} = ${id} and ${payouts.status} = 'sent')`,
      ),
    );
}

export const settleBatch = implementCommand(settleContract, async (context, { id, lines }) => {
  const { tx, actor, asSystem, record, emit } = context;
  const settled = await asSystem(settlePayouts, async () => {
    const found = await listToSettle(context, id, lines);
    if (found.length === 0) return found;
    await writeOutcomes(context, found);
    await postAllToLedger(
      context,
      found.map((each) => postingOf(each, actor.uid)),
    );
    await closeWhenDone(context, id);
    await notifyPeople(
      context,
      found.map(({ payout, isPaid, failure }) => ({
        profileId: payout.payee_id,
        type: isPaid ? 'payout_paid' : 'payout_failed',
        kind: 'money',
        payload: { payout_id: payout.id, amount_paise: payout.amount_paise, failure },
      })),
    );
    return found;
  });
  const paid = settled.filter(({ isPaid }) => isPaid).length;
  record(id, { after: { paid, failed: settled.length - paid } });
  for (const { payout, isPaid } of settled) {
    emit({
      type: isPaid ? 'payout.paid' : 'payout.failed',
      audience: `person:${payout.payee_id}`,
      entityId: payout.id,
      payload: {},
    });
  }
  return requireBatch(tx, id);
});
