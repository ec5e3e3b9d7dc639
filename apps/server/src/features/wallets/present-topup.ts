import type { Topup } from '@chowk/domain/wallets';
import { eq } from 'drizzle-orm';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { walletTopups } from '../../db/schema/money/earnings';

export interface TopupRow {
  readonly topup: typeof walletTopups.$inferSelect;
  readonly brand_name: string;
}

export function presentTopup({ topup, brand_name }: TopupRow): Topup {
  return {
    id: topup.id,
    brand_id: topup.brand_id,
    brand_name,
    amount_paise: topup.amount_paise,
    reference: topup.reference,
    status: topup.status,
    claimed_reference: topup.claimed_reference,
    bank_reference: topup.bank_reference,
    reason: topup.reason,
    created_at: topup.created_at.toISOString(),
    decided_at: topup.decided_at?.toISOString() ?? null,
  };
}

export function selectTopups(tx: Tx) {
  return tx
    .select({ topup: walletTopups, brand_name: brands.brand_name, owner_id: brands.owner_id })
    .from(walletTopups)
    .innerJoin(brands, eq(brands.id, walletTopups.brand_id));
}

/** As the caller: another's top-up looks missing. */
export async function requireTopup(tx: Tx, id: string): Promise<TopupRow & { owner_id: string }> {
  const [row] = await selectTopups(tx).where(eq(walletTopups.id, id));
  return requireRow(row);
}

/** As the system: decided by one at a time. */
export async function lockTopup(tx: Tx, id: string): Promise<TopupRow['topup']> {
  const [row] = await tx.select().from(walletTopups).where(eq(walletTopups.id, id)).for('update');
  return requireRow(row);
}
