import { findAdSpaces, listAdSpaces, MAX_DAYS_AHEAD, readAdSpace } from '@chowk/domain/ad-spaces';
import { type Actor, addDays, can, istDay, only } from '@chowk/domain/kernel';
import { and, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { containing } from '../../contract/search-text';
import { asSystem, type Tx } from '../../db';
import { adSpaces } from '../../db/schema/ad-spaces';
import { shops } from '../../db/schema/businesses';
import { listBooked } from './bookings/busy-days';
import { findMarket } from './find-market';
import { presentCards, presentOffers, presentSpace } from './present-space';
import { requireSpace } from './space-rows';
import { readBusyDays, searchMarket } from './system-steps';

/** Said besides row security: a brand that keeps a shop too looks at its own here. */
function isCaredFor(tx: Tx, actor: Actor, shopId: string | undefined): SQL | undefined {
  if (shopId !== undefined) requireActedShop(actor, shopId);
  const wanted = shopId ?? actor.actingForShopId ?? undefined;
  const uid = actor.uid ?? '';
  const theirs = tx
    .select({ id: shops.id })
    .from(shops)
    .where(or(eq(shops.owner_id, uid), eq(shops.salesperson_id, uid)));
  return and(
    wanted === undefined ? undefined : eq(adSpaces.shop_id, wanted),
    can(actor, only('admin')) ? undefined : inArray(adSpaces.shop_id, theirs),
  );
}

export const spacesList = implementQuery(listAdSpaces, async ({ tx, actor }, params) => {
  const { shop_id, status, search, cursor, limit } = params;
  const rows = await tx
    .select()
    .from(adSpaces)
    .where(
      and(
        isCaredFor(tx, actor, shop_id),
        status === undefined ? undefined : eq(adSpaces.status, status),
        search === undefined ? undefined : ilike(adSpaces.title, containing(search)),
        afterCursor(cursor, [adSpaces.id], 'desc'),
      ),
    )
    .orderBy(desc(adSpaces.id))
    .limit(limit + 1);
  const page = pageFrom(
    rows,
    limit,
    ({ id }) => [id],
    (row) => row,
  );
  return { ...page, items: await presentCards(tx, page.items) };
});

/** As the person: who may see the shop's row keeps it; a brand sees the space alone. */
async function seesShop(tx: Tx, shopId: string): Promise<boolean> {
  const seen = await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId));
  return seen.length > 0;
}

export const spaceRead = implementQuery(readAdSpace, async ({ tx, actor, nowMs }, { id }) => {
  const row = await requireSpace(tx, actor, id);
  const today = istDay(nowMs);
  const ahead = { starts_on: today, ends_on: addDays(today, MAX_DAYS_AHEAD) };
  const booked = await asSystem(tx, readBusyDays, () => listBooked(tx, id, ahead));
  const kept = row.blocked.filter(({ ends_on }) => ends_on >= today);
  const busy = [...booked, ...kept].sort((a, b) => a.starts_on.localeCompare(b.starts_on));
  const isOwn = await seesShop(tx, row.shop_id);
  return { space: await presentSpace(tx, row, { isOwn }), busy };
});

export const spacesMarket = implementQuery(findAdSpaces, async ({ tx }, params) =>
  asSystem(tx, searchMarket, async () => {
    const page = await findMarket(tx, params);
    return { ...page, items: await presentOffers(tx, page.items) };
  }),
);
