import { ChowkError, type InputOf, requireStep } from '@chowk/domain/kernel';
import { payoutStates, type settleBatch } from '@chowk/domain/payouts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { requireRow } from '../../contract/require-row';
import { databaseErrorOf } from '../../contract/run/database-errors';
import { earnings, payoutBatches, payouts } from '../../db/schema/money/earnings';
import type { LedgerPosting } from '../wallets';

type Line = InputOf<typeof settleBatch>['lines'][number];
type Payout = typeof payouts.$inferSelect;

export interface Settled {
  readonly payout: Payout;
  readonly isPaid: boolean;
  readonly bankReference: string | null;
  readonly failure: string | null;
}

/** The same answer again changes nothing; another answer for a settled line is refused. */
function isSettledAlready(payout: Payout, { isPaid, bankReference }: Settled): boolean {
  if (payout.status === 'sent' || payout.status === 'gathered') return false;
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

/** As the system, one admin at a time: what the bank's answers change that is not settled yet. */
export async function listToSettle(
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

export async function writeOutcomes(
  { tx, nowMs }: Pick<CommandContext, 'tx' | 'nowMs'>,
  settled: readonly Settled[],
) {
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
export function postingOf(
  { payout, isPaid, bankReference, failure }: Settled,
  createdBy: string | null,
) {
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
