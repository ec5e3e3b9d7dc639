import { earningStates } from '@chowk/domain/earnings';
import { ChowkError, type Paise, requireSystemStep } from '@chowk/domain/kernel';
import { and, eq, ne } from 'drizzle-orm';
import { requireRow } from '../../contract/require-row';
import { earnings } from '../../db/schema/money/earnings';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/money/ledger';
import { type LedgerLine, postToLedger } from '../wallets';
import type { EarningContext } from './book-placement-earning';

export interface Reversal {
  readonly dealId: string;
  readonly createdBy: string | null;
}

export interface ReversedEarning {
  readonly earningId: string;
  readonly payeeId: string;
  /** What the campaign holds again. */
  readonly returnedPaise: Paise;
}

async function readPosting({ tx }: EarningContext, transactionId: string) {
  const entries = await tx
    .select({
      kind: ledgerAccounts.kind,
      ownerId: ledgerAccounts.owner_id,
      amountPaise: ledgerEntries.amount_paise,
      memo: ledgerTransactions.memo,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .where(eq(ledgerEntries.transaction_id, transactionId));
  return { entries, memo: entries[0]?.memo ?? '' };
}

/**
 * As the system: the reverse entries, so that the campaign holds the money again and the deal may
 * pay again. Earnings in a batch, paid or spent cannot be reversed: WRONG_STATE.
 */
export async function reverseEarning(
  context: EarningContext,
  { dealId, createdBy }: Reversal,
): Promise<ReversedEarning> {
  const { tx, nowMs } = context;
  const [found] = await tx
    .select()
    .from(earnings)
    .where(and(eq(earnings.deal_id, dealId), ne(earnings.status, 'reversed')))
    .for('update');
  const earning = requireRow(found);
  if (earning.spent_paise > 0) {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'earning', state: 'spent' } });
  }
  const status = requireSystemStep(earningStates, earning.status, 'deal_override');
  const { entries, memo } = await readPosting(context, earning.ledger_transaction_id);
  const lines = entries.map(
    ({ kind, ownerId, amountPaise }): LedgerLine => ({
      account: ownerId === null ? { kind } : { kind, ownerId },
      amountPaise: -amountPaise,
    }),
  );
  await postToLedger(context, {
    kind: 'reversal',
    key: `reversal:${earning.id}`,
    referenceId: dealId,
    memo,
    createdBy,
    lines,
  });
  await tx
    .update(earnings)
    .set({ status, updated_at: new Date(nowMs) })
    .where(eq(earnings.id, earning.id));
  const hold = lines.find(({ account }) => account.kind === 'campaign_hold');
  return {
    earningId: earning.id,
    payeeId: earning.payee_id,
    returnedPaise: hold?.amountPaise ?? 0,
  };
}
