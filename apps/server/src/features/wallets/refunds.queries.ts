import type { HoldReason } from '@chowk/domain/accounts';
import { listRefunds, type Refund } from '@chowk/domain/wallets';
import { and, desc, eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { requireRow } from '../../contract/require-row';
import { asSystem, type Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { walletRefunds } from '../../db/schema/money/wallet-refunds';
import { findHeld } from '../../db/withheld';
import { readRefundHolds } from './system-steps';

function selectRefunds(tx: Tx) {
  return tx
    .select({ refund: walletRefunds, brand_name: brands.brand_name, owner_id: brands.owner_id })
    .from(walletRefunds)
    .innerJoin(brands, eq(brands.id, walletRefunds.brand_id));
}
type RefundRow = Awaited<ReturnType<typeof selectRefunds>>[number];

/** Only what is still to be paid can be held. */
function findHolds(tx: Tx, rows: readonly RefundRow[]) {
  const open = rows.filter(({ refund }) => refund.status === 'requested');
  return asSystem(tx, readRefundHolds, () =>
    findHeld(
      tx,
      open.map(({ owner_id }) => owner_id),
    ),
  );
}

export function presentRefund(
  { refund, brand_name }: RefundRow,
  held: HoldReason | null = null,
): Refund {
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
    held: refund.status === 'requested' ? held : null,
  };
}

/** As the caller: another's refund looks missing. */
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
  const holds = await findHolds(tx, rows);
  return pageFrom(
    rows,
    limit,
    ({ refund }) => [refund.id],
    (row) => presentRefund(row, holds.get(row.owner_id) ?? null),
  );
});
