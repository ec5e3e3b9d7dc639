import { listDeals, readDeal, TAB_STATES } from '@chowk/domain/deals';
import { requireActedShop } from '../../contract/acting';
import { implementQuery } from '../../contract/implement';
import { encodeCursor } from '../../contract/paging';
import { requireDeal } from './deal-rows';
import { findDeals } from './find-deals';
import { presentDeal, presentDeals } from './present-deal';

export const dealRead = implementQuery(readDeal, async ({ tx, actor }, { id }) => {
  const deal = await requireDeal(tx, id);
  requireActedShop(actor, deal.shop_id);
  return presentDeal(tx, deal);
});

export const dealsList = implementQuery(listDeals, async ({ tx, actor }, params) => {
  const { tab, limit, ...rest } = params;
  const states = tab && TAB_STATES[tab];
  const rows = await findDeals(tx, actor, { ...rest, limit, states });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: await presentDeals(tx, shown),
    nextCursor: last ? encodeCursor([last.id]) : null,
  };
});
