import { listRefunds, type Refund } from '@chowk/domain/wallets';
import { and, desc, eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { walletRefunds } from '../../db/schema/money/wallet-refunds';

function selectRefunds(tx: Tx) {
  return tx
    .select({ refund: walletRefunds, brand_name: brands.brand_name, owner_id: brands.owner_id })
    .from(walletRefunds)
    .innerJoin(brands, eq(brands.id, walletRefunds.brand_id));
}
type RefundRow = Awaited<ReturnType<typeof selectRefunds>>[number];

export function presentRefund({ refund, brand_name }: RefundRow): Refund {
  return {
    id: refund.id,
    brand_id: refund.brand_id,
    brand_name,
    amount_paise: refund.amount_paise,
    status: refund.status,
    bank_reference: refund.bank_reference,
    reason: refund.reason,
    created_at: refund.created_at.toISOString(),
    decided_at: refund.decided_at?.toISOString() ?? null,
  };
}

/** As whoever asks: another's is not there. */
export async function requireRefund(tx: Tx, id: string): Promise<RefundRow> {
  const [row] = await selectRefunds(tx).where(eq(walletRefunds.id, id));
  return requireRow(row);
}

export const refundsList = implementQuery(listRefunds, async ({ tx }, params) => {
  const { status, cursor, limit } = params;
  const rows = await selectRefunds(tx)
    .where(
      and(
        status === undefined ? undefined : eq(walletRefunds.status, status),
        afterCursor(cursor, [walletRefunds.id], 'desc'),
      ),
    )
    .orderBy(desc(walletRefunds.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, ({ refund }) => [refund.id], presentRefund);
});
