import { sql } from 'drizzle-orm';
import type { Tx } from './database';

/**
 * As the system: whether the ledger has a balance of this person, their brand, its campaigns or the
 * orders of either, or a payout, delivery, booking or top-up is still open.
 */
export async function isMoneyOwed(tx: Tx, personId: string): Promise<boolean> {
  const ownBrands = sql`select id from brands where owner_id = ${personId}::uuid`;
  const [row] = await tx.execute<{ owed: boolean }>(sql`
    select exists (
        select 1 from ledger_accounts
        where balance_paise > 0 and owner_id = any(array(
          select ${personId}::uuid union all ${ownBrands}
          union all select id from campaigns where brand_id in (${ownBrands})
          union all select id from product_orders
            where owner_id = ${personId}::uuid or brand_id in (${ownBrands})))
      ) or exists (
        select 1 from payouts where payee_id = ${personId}::uuid and status in ('gathered', 'sent')
      ) or exists (
        select 1 from product_orders
        where (owner_id = ${personId}::uuid or brand_id in (${ownBrands}))
          and status in ('placed', 'confirmed', 'dispatched', 'disputed')
      ) or exists (
        select 1 from ad_space_bookings
        where (brand_id in (${ownBrands})
            or shop_id in (select id from shops where owner_id = ${personId}::uuid))
          and status in ('requested', 'accepted', 'active')
      ) or exists (
        select 1 from wallet_refunds where brand_id in (${ownBrands}) and status = 'requested'
      ) or exists (
        select 1 from wallet_topups
        where brand_id in (${ownBrands}) and status = 'requested' and claimed_reference is not null
      ) as owed`);
  return row?.owed === true;
}
