import type { EarningKind } from '@chowk/domain/earnings';
import { DAY_MS, istDay, type Paise } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import { earnings } from '../../../db/schema/money/earnings';
import { readPlatformConfig } from '../../platform';
import { postToLedger } from '../../wallets';
import type { EarningContext } from '../book-placement-earning';
import { findTax } from '../find-tax';

export type BizmanPayKind = Exclude<EarningKind, 'placement' | 'order_refund'>;

export interface BizmanEarning {
  readonly kind: BizmanPayKind;
  readonly payeeId: string;
  readonly grossPaise: Paise;
  readonly memo: string;
  /** What it is paid once for. */
  readonly cause: { readonly shopId: string } | { readonly month: string };
}

function keyOf({ kind, payeeId, cause }: BizmanEarning): string {
  return 'shopId' in cause
    ? `bizman:${kind}:${cause.shopId}`
    : `bizman:${kind}:${payeeId}:${cause.month}`;
}

function isBooked({ kind, payeeId, cause }: BizmanEarning) {
  return 'shopId' in cause
    ? and(eq(earnings.shop_id, cause.shopId), eq(earnings.kind, kind))
    : and(eq(earnings.payee_id, payeeId), eq(earnings.month, cause.month), eq(earnings.kind, kind));
}

/**
 * As the system: what the platform spends becomes the bizman's, less tax. False when it was booked
 * before; should two runs meet, the tax of one person waits for the other's, and then sees it.
 */
export async function bookBizmanEarning(
  context: EarningContext,
  earning: BizmanEarning,
): Promise<boolean> {
  const { tx, newId, nowMs } = context;
  const { kind, payeeId, grossPaise, memo, cause } = earning;
  const { taxPaise, section } = await findTax(context, {
    payeeId,
    grossPaise,
    nature: 'commission',
  });
  const booked = await tx.select({ id: earnings.id }).from(earnings).where(isBooked(earning));
  if (booked.length > 0) return false;
  const netPaise = grossPaise - taxPaise;
  const transactionId = await postToLedger(context, {
    kind: 'bonus',
    key: keyOf(earning),
    referenceId: 'shopId' in cause ? cause.shopId : payeeId,
    memo,
    createdBy: null,
    lines: [
      { account: { kind: 'platform_expense' }, amountPaise: -grossPaise },
      { account: { kind: 'payee', ownerId: payeeId }, amountPaise: netPaise },
      { account: { kind: 'tds_payable' }, amountPaise: taxPaise },
    ],
  });
  const { payable_days } = await readPlatformConfig(tx);
  await tx.insert(earnings).values({
    id: newId(),
    kind,
    payee_id: payeeId,
    shop_id: 'shopId' in cause ? cause.shopId : null,
    month: 'month' in cause ? cause.month : null,
    gross_paise: grossPaise,
    tax_paise: taxPaise,
    tax_section: section,
    net_paise: netPaise,
    payable_on: istDay(nowMs + payable_days * DAY_MS),
    ledger_transaction_id: transactionId,
    created_at: new Date(nowMs),
    updated_at: new Date(nowMs),
  });
  return true;
}
