import { type DealState, dealStates } from '@chowk/domain/deals';
import { type Actor, ChowkError, requireStep } from '@chowk/domain/kernel';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import type { LookContext } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { builtOnce, rowChanger, type Tx } from '../../db';
import { shops } from '../../db/schema/businesses';
import { deals } from '../../db/schema/deals';

export type DealRow = typeof deals.$inferSelect;

export const NO_DEAL = 'Deal not found or you do not have access';

const findOwn = builtOnce<
  DealRow,
  { readonly ids: string; readonly ownerId: string; readonly shopId: string | null }
>((db) =>
  db
    .select(getTableColumns(deals))
    .from(deals)
    .innerJoin(shops, eq(shops.id, deals.shop_id))
    .where(
      and(
        sql`${deals.id} = any (${sql.placeholder('ids')}::uuid[])`,
        eq(shops.owner_id, sql.placeholder('ownerId')),
        sql`coalesce(${sql.placeholder('shopId')}::uuid, ${shops.id}) = ${shops.id}`,
      ),
    ),
);

/**
 * As the person: deals of shops they own, or of the shop a bizman acts for. Others who can see a
 * deal may not act on it.
 */
export async function findOwnDeals(
  { tx, actor }: LookContext,
  inputs: readonly { readonly id: string }[],
): Promise<(DealRow | undefined)[]> {
  const ids = `{${inputs.map(({ id }) => id).join()}}`;
  const rows = await findOwn(tx, { ids, ownerId: actor.uid ?? '', shopId: actor.actingForShopId });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return inputs.map(({ id }) => byId.get(id.toLowerCase()));
}

export async function requireOwnDeal(tx: Tx, actor: Actor, id: string): Promise<DealRow> {
  const [row] = await findOwnDeals({ tx, actor }, [{ id }]);
  return requireRow(row, NO_DEAL);
}

/** As the person, whichever way they may see it. */
export async function requireDeal(tx: Tx, id: string): Promise<DealRow> {
  const [row] = await tx.select().from(deals).where(eq(deals.id, id));
  return requireRow(row, NO_DEAL);
}

/** As the system, after the deal's campaign was locked. */
export async function lockDeal(tx: Tx, id: string): Promise<DealRow> {
  const [row] = await tx.select().from(deals).where(eq(deals.id, id)).for('update');
  return requireRow(row, NO_DEAL);
}

type Changes = Partial<Omit<typeof deals.$inferInsert, 'id' | 'version' | 'updated_at'>>;

const changeRow = rowChanger(deals, ['version = changed.version + 1']);

/** As the system. */
export async function changeDeal(
  { tx, nowMs }: { readonly tx: Tx; readonly nowMs: number },
  id: string,
  changes: Changes,
): Promise<DealRow> {
  const changed = await changeRow(tx, { id }, { ...changes, updated_at: new Date(nowMs) });
  return requireRow(changed, NO_DEAL).after;
}

/** The change of this deal's slot in its campaign's counts. */
export function slotChange({ id, payout_paise, version }: DealRow, createdBy: string | null) {
  return { dealId: id, payoutPaise: payout_paise, version, createdBy };
}

/** The next state by the table; an offer that ran out has words of its own. */
export function requireDealStep(
  { actor, nowMs }: Pick<CommandContext, 'actor' | 'nowMs'>,
  deal: DealRow,
  via: string,
): DealState {
  const isOver =
    deal.status === 'expired' ||
    deal.status === 'withdrawn' ||
    (deal.status === 'offered' && deal.offer_expires_at.getTime() <= nowMs);
  if (isOver && (via === 'deal_accept' || via === 'deal_decline')) {
    throw new ChowkError('OFFER_OVER', { details: { state: deal.status } });
  }
  return requireStep(dealStates, deal.status, via, actor);
}
