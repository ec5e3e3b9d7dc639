import type { ShopReliability } from '@chowk/domain/shops';
import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../contract/any-of';
import type { Tx } from '../../../db';
import { deals } from '../../../db/schema/deals';

export const NOTHING_PROMISED: ShopReliability = {
  proofs_approved: 0,
  approved_percent: null,
  on_time_percent: null,
};

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}

function counted(condition: SQL) {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}

/**
 * As the system: of these shops, those that ever promised anything. A promise is kept in time or it
 * runs out: no proof is taken after its day.
 */
export async function readReliability(
  tx: Tx,
  shopIds: readonly string[],
): Promise<Map<string, ShopReliability>> {
  const rows = await tx
    .select({
      id: deals.shop_id,
      approved: counted(sql`${deals.status} = 'approved'`),
      sentBack: counted(sql`${deals.status} = 'rejected_proof'`),
      sent: counted(sql`${deals.submitted_at} is not null`),
      missed: counted(sql`${deals.status} = 'expired' and ${deals.submitted_at} is null`),
    })
    .from(deals)
    .where(and(isAnyOf(deals.shop_id, shopIds), isNotNull(deals.accepted_at)))
    .groupBy(deals.shop_id);
  return new Map(
    rows.map(({ id, approved, sentBack, sent, missed }) => [
      id,
      {
        proofs_approved: approved,
        approved_percent: percent(approved, approved + sentBack + missed),
        on_time_percent: percent(sent, sent + missed),
      },
    ]),
  );
}
