import { type findAdSpaces, LIVE_BOOKING_STATES } from '@chowk/domain/ad-spaces';
import { invalidField, type ParsedParamsOf, tidyPinCode } from '@chowk/domain/kernel';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNotNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { afterCursor, pageFrom } from '../../contract/paging';
import { containing } from '../../contract/search-text';
import type { Tx } from '../../db';
import { adSpaceBookings, adSpaces } from '../../db/schema/ad-spaces';
import { shops } from '../../db/schema/businesses';

type Params = ParsedParamsOf<typeof findAdSpaces>;

function isCalled(text: string): SQL | undefined {
  const like = containing(text);
  return or(
    ilike(adSpaces.title, like),
    ilike(shops.shop_name, like),
    ilike(shops.area, like),
    eq(shops.pin_code, tidyPinCode(text)),
  );
}

/** Neither booked nor kept by the shop on any of these days. */
function isFree(tx: Tx, starts_on: string, ends_on: string): SQL | undefined {
  const taken = tx
    .select({ one: sql`1` })
    .from(adSpaceBookings)
    .where(
      and(
        eq(adSpaceBookings.space_id, adSpaces.id),
        inArray(adSpaceBookings.status, [...LIVE_BOOKING_STATES]),
        lte(adSpaceBookings.starts_on, ends_on),
        gte(adSpaceBookings.ends_on, starts_on),
      ),
    );
  return and(
    notExists(taken),
    sql`not exists (select 1 from jsonb_to_recordset(${adSpaces.blocked}) as kept(starts_on date, ends_on date)
      where kept.starts_on <= ${ends_on}::date and kept.ends_on >= ${starts_on}::date)`,
  );
}

function freeDays(tx: Tx, { starts_on, ends_on }: Params): SQL | undefined {
  if (starts_on === undefined && ends_on === undefined) return undefined;
  if (starts_on === undefined) throw invalidField('starts_on', 'required');
  if (ends_on === undefined) throw invalidField('ends_on', 'required');
  if (ends_on < starts_on) throw invalidField('ends_on', 'after_start');
  return isFree(tx, starts_on, ends_on);
}

/** As the system: spaces of open shops that somebody answers for. */
export async function findMarket(tx: Tx, params: Params) {
  const { search, area, kind, shop_id, least_paise, most_paise, sort, cursor, limit } = params;
  const isCheapest = sort === 'cheapest';
  const price = adSpaces.price_per_day_paise;
  const rows = await tx
    .select(getTableColumns(adSpaces))
    .from(adSpaces)
    .innerJoin(shops, eq(shops.id, adSpaces.shop_id))
    .where(
      and(
        eq(adSpaces.status, 'active'),
        eq(shops.status, 'active'),
        isNotNull(shops.owner_id),
        search === undefined ? undefined : isCalled(search),
        area === undefined ? undefined : sql`lower(${shops.area}) = lower(${area})`,
        kind === undefined ? undefined : eq(adSpaces.kind, kind),
        shop_id === undefined ? undefined : eq(adSpaces.shop_id, shop_id),
        least_paise === undefined ? undefined : gte(price, least_paise),
        most_paise === undefined ? undefined : lte(price, most_paise),
        freeDays(tx, params),
        isCheapest
          ? afterCursor(cursor, [price, adSpaces.id], 'asc')
          : afterCursor(cursor, [adSpaces.id], 'desc'),
      ),
    )
    .orderBy(...(isCheapest ? [asc(price), asc(adSpaces.id)] : [desc(adSpaces.id)]))
    .limit(limit + 1);
  return pageFrom(
    rows,
    limit,
    (row) => (isCheapest ? [row.price_per_day_paise, row.id] : [row.id]),
    (row) => row,
  );
}
