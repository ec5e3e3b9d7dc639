import { listDeals, readDeal, TAB_STATES } from '@chowk/domain/deals';
import { desc, inArray } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { encodeCursor } from '../../contract/paging';
import { deals } from '../../db/schema/deals';
import { requireDeal } from './deal-rows';
import { findDealIds } from './find-deals';
import { presentDeal, presentDeals } from './present-deal';

export const dealRead = implementQuery(readDeal, async ({ tx }, { id }) =>
  presentDeal(tx, await requireDeal(tx, id)),
);

export const dealsList = implementQuery(listDeals, async ({ tx, actor }, params) => {
  const { tab, limit, ...rest } = params;
  const states = tab && TAB_STATES[tab];
  const ids = await findDealIds(tx, actor, { ...rest, limit, states });
  const shown = ids.slice(0, limit);
  if (shown.length === 0) return { items: [], nextCursor: null };
  const rows = await tx
    .select()
    .from(deals)
    .where(inArray(deals.id, shown))
    .orderBy(desc(deals.id));
  const last = ids.length > limit ? shown.at(-1) : undefined;
  return {
    items: await presentDeals(tx, rows),
    nextCursor: last === undefined ? null : encodeCursor([last]),
  };
});
