import type { WithheldReason } from '@chowk/domain/earnings';
import { earningStates } from '@chowk/domain/earnings';
import { requireStep } from '@chowk/domain/kernel';
import { payoutReference, payoutStates } from '@chowk/domain/payouts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { earnings, payoutBatches, payouts } from '../../../db/schema/money/earnings';
import { findWithheld } from '../../../db/withheld';
import { type LedgerPosting, postAllToLedger } from '../../wallets';

const VIA = 'payout_withheld';

interface WithheldLine {
  readonly id: string;
  readonly payeeId: string;
  readonly amountPaise: number;
  readonly reason: WithheldReason;
}

/** Under the lock of the batch, so that no two admins take the same line out. */
async function listToWithhold(
  { tx, nowMs }: CommandContext,
  batchId: string,
): Promise<WithheldLine[]> {
  await tx
    .select({ id: payoutBatches.id })
    .from(payoutBatches)
    .where(eq(payoutBatches.id, batchId))
    .for('update');
  const lines = await tx
    .select({ id: payouts.id, payeeId: payouts.payee_id, amountPaise: payouts.amount_paise })
    .from(payouts)
    .where(and(eq(payouts.batch_id, batchId), eq(payouts.status, 'gathered')));
  const withheld = await findWithheld(
    tx,
    lines.map(({ payeeId }) => payeeId),
    nowMs,
  );
  return lines.flatMap((line) => {
    const found = withheld.get(line.payeeId);
    return found ? [{ ...line, reason: found.reason }] : [];
  });
}

/** The key a bank's result would use, so that a line ends once. */
function postingOf(line: WithheldLine, createdBy: string | null): LedgerPosting {
  return {
    kind: 'payout_withheld',
    key: `payout_settled:${line.id}`,
    referenceId: line.id,
    memo: payoutReference(line.id),
    createdBy,
    lines: [
      { account: { kind: 'in_transit' }, amountPaise: -line.amountPaise },
      { account: { kind: 'payee', ownerId: line.payeeId }, amountPaise: line.amountPaise },
    ],
  };
}

/**
 * As the system, before the bank has the file: lines of people who cannot be paid now leave the
 * batch, and their money is payable again. What the bank already has waits for its answer.
 */
export async function withholdLines(
  context: CommandContext,
  batchId: string,
): Promise<readonly WithheldLine[]> {
  const { tx, actor, nowMs } = context;
  const found = await listToWithhold(context, batchId);
  if (found.length === 0) return found;
  const now = new Date(nowMs);
  const status = requireStep(payoutStates, 'gathered', VIA, actor);
  const rows = found.map(({ id, reason }) => ({ id, reason }));
  await tx.execute(sql`
    update payouts set status = ${status}, withheld_reason = line.reason,
      decided_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id uuid, reason text)
    where payouts.id = line.id`);
  await tx
    .update(earnings)
    .set({
      status: requireStep(earningStates, 'in_payout', VIA, actor),
      payout_id: null,
      updated_at: now,
    })
    .where(
      and(
        inArray(
          earnings.payout_id,
          found.map(({ id }) => id),
        ),
        eq(earnings.status, 'in_payout'),
      ),
    );
  await postAllToLedger(
    context,
    found.map((line) => postingOf(line, actor.uid)),
  );
  return found;
}
