import { ChowkError, istDay, type Paise } from '@chowk/domain/kernel';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { earnings } from '../../db/schema/money/earnings';
import { type LedgerContext, type LedgerPosting, postAllToLedger } from '../wallets';

export interface OrderMoney {
  readonly orderId: string;
  readonly amountPaise: Paise;
  readonly memo: string;
  /** What it is paid or paid back for: the same thing moves money once. */
  readonly key: string;
}

export interface SpentEarnings {
  readonly payeeId: string;
  readonly createdBy: string | null;
  readonly orders: readonly OrderMoney[];
}

const isPayableTo = (payeeId: string) =>
  and(eq(earnings.payee_id, payeeId), eq(earnings.status, 'payable'));

/** Spendable now: approved, past the waiting time, not in a payout batch. */
export async function payableOf(tx: Tx, payeeId: string): Promise<Paise> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${earnings.net_paise} - ${earnings.spent_paise})` })
    .from(earnings)
    .where(isPayableTo(payeeId));
  return Number(row?.sum ?? 0);
}

/** The oldest first; a payout that gathers at the same time finds what is left. */
async function takeFromRows(tx: Tx, payeeId: string, wanted: Paise, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: earnings.id, net: earnings.net_paise, spent: earnings.spent_paise })
    .from(earnings)
    .where(isPayableTo(payeeId))
    .orderBy(asc(earnings.payable_on), asc(earnings.id))
    .for('update');
  const available = rows.reduce((sum, { net, spent }) => sum + net - spent, 0);
  if (available < wanted) {
    throw new ChowkError('INSUFFICIENT_FUNDS', { details: { available_paise: available } });
  }
  let rest = wanted;
  const whole: string[] = [];
  for (const { id, net, spent } of rows) {
    if (rest === 0) break;
    const taken = Math.min(rest, net - spent);
    rest -= taken;
    if (taken === net - spent) whole.push(id);
    else {
      const part = { spent_paise: spent + taken, updated_at: now };
      await tx.update(earnings).set(part).where(eq(earnings.id, id));
    }
  }
  if (whole.length === 0) return;
  await tx
    .update(earnings)
    .set({ spent_paise: sql`${earnings.net_paise}`, status: 'spent', updated_at: now })
    .where(inArray(earnings.id, whole));
}

function posting(
  kind: 'order_paid' | 'order_refund',
  payeeId: string,
  order: OrderMoney,
  createdBy: string | null,
): LedgerPosting {
  const { orderId, amountPaise, memo, key } = order;
  const sign = kind === 'order_paid' ? 1 : -1;
  return {
    kind,
    key: `${kind}:${key}`,
    referenceId: orderId,
    memo,
    createdBy,
    lines: [
      { account: { kind: 'payee', ownerId: payeeId }, amountPaise: -sign * amountPaise },
      { account: { kind: 'order_hold', ownerId: orderId }, amountPaise: sign * amountPaise },
    ],
  };
}

/** As the system: from a person's approved earnings to their orders, or INSUFFICIENT_FUNDS. */
export async function spendEarnings(
  context: LedgerContext & { readonly nowMs: number },
  { payeeId, createdBy, orders }: SpentEarnings,
): Promise<void> {
  const total = orders.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  await takeFromRows(context.tx, payeeId, total, new Date(context.nowMs));
  const postings = orders.map((order) => posting('order_paid', payeeId, order, createdBy));
  await postAllToLedger(context, postings);
}

/**
 * As the system: money held by an order becomes the buyer's again, to be paid out or spent. A new
 * row, because the original may have been paid out meanwhile.
 */
export async function returnToEarnings(
  context: LedgerContext & { readonly nowMs: number },
  { payeeId, createdBy, order }: Omit<SpentEarnings, 'orders'> & { readonly order: OrderMoney },
): Promise<void> {
  const { tx, newId, nowMs } = context;
  const [id] = await postAllToLedger(context, [posting('order_refund', payeeId, order, createdBy)]);
  if (!id) throw new Error(`Not posted: ${order.key}`);
  await tx.insert(earnings).values({
    id: newId(),
    kind: 'order_refund',
    payee_id: payeeId,
    gross_paise: order.amountPaise,
    net_paise: order.amountPaise,
    status: 'payable',
    payable_on: istDay(nowMs),
    ledger_transaction_id: id,
  });
}
