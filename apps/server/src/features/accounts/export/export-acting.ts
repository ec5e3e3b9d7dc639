import { desc, eq, getTableColumns, or } from 'drizzle-orm';
import type { QueryContext } from '../../../contract/context';
import { bizmanActionsLog, shopConsents } from '../../../db/schema/acting';
import { shops } from '../../../db/schema/businesses';
import { leaderboardAbsences } from '../../../db/schema/own-settings';

type Reader = Pick<QueryContext, 'tx'>;

/** What an owner lets their bizman do. */
export async function exportShopConsents({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(shopConsents))
    .from(shopConsents)
    .innerJoin(shops, eq(shops.id, shopConsents.shop_id))
    .where(eq(shops.owner_id, personId));
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}

/** Done for a shop of theirs, or by them as a bizman, also for a shop they no longer look after. */
export async function exportBizmanActions({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(bizmanActionsLog))
    .from(bizmanActionsLog)
    .leftJoin(shops, eq(shops.id, bizmanActionsLog.shop_id))
    .where(or(eq(shops.owner_id, personId), eq(bizmanActionsLog.bizman_id, personId)))
    .orderBy(desc(bizmanActionsLog.id));
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}

export async function exportLeaderboardChoice({ tx }: Reader, personId: string) {
  const rows = await tx
    .select()
    .from(leaderboardAbsences)
    .where(eq(leaderboardAbsences.profile_id, personId));
  return { is_taking_part: rows.length === 0 };
}
