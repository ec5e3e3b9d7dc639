import { type DealState, dueMs } from '@chowk/domain/deals';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { builtOnce } from '../../../db';
import { brands, shops } from '../../../db/schema/businesses';
import { deals } from '../../../db/schema/deals';
import { takingLiveSlot } from '../../campaigns';
import type { DealRow } from '../deal-rows';
import type { DealParties } from '../notify-parties';

/** The deal with its slot, its campaign's slots, and whom to notify. */
export interface AcceptedDeal extends DealRow, DealParties {
  readonly slots: number | null;
  readonly slotsTaken: number;
}

interface Wanted {
  readonly [name: string]: unknown;
  readonly id: string;
  readonly ownerId: string | null;
  readonly campaignId: string;
  readonly version: number;
  readonly status: DealState;
  readonly now: string;
  readonly dueSameDay: string;
}

const { placeholder } = sql;
const at = (name: 'now' | 'dueSameDay') => sql`${placeholder(name)}::timestamptz`;

/**
 * One statement, because phones send these by the hundred. The slot is taken first, and the deal
 * changes only with one.
 */
const take = builtOnce<AcceptedDeal, Wanted>((db) => {
  const taken = db.$with('taken').as(takingLiveSlot(db, placeholder('campaignId')));
  return db
    .with(taken)
    .update(deals)
    .set({
      status: sql`${placeholder('status')}`,
      accepted_at: at('now'),
      // A deal is due at the end of a day: each day more is as long as the one before.
      due_at: sql`${at('dueSameDay')} + ${taken.days_to_submit} * interval '24 hours'`,
      updated_at: at('now'),
      version: sql`${deals.version} + 1`,
    })
    .from(taken)
    .innerJoin(brands, eq(brands.id, taken.brand_id))
    .innerJoin(shops, sql`true`)
    .where(
      and(
        eq(deals.id, placeholder('id')),
        eq(deals.version, placeholder('version')),
        eq(deals.campaign_id, taken.id),
        eq(shops.id, deals.shop_id),
        eq(shops.owner_id, placeholder('ownerId')),
      ),
    )
    .returning({
      ...getTableColumns(deals),
      storeId: shops.owner_id,
      shopName: shops.shop_name,
      area: shops.area,
      brandOwnerId: brands.owner_id,
      brandName: brands.brand_name,
      campaignTitle: taken.title,
      photosNeeded: taken.photos_needed,
      startsAt: taken.starts_at,
      endsAt: taken.ends_at,
      slots: taken.slots,
      slotsTaken: taken.slots_taken,
    });
});

/**
 * As the system: a slot for the deal as its shop's owner saw it. Undefined when its campaign has
 * none left, or when the deal has changed or is not theirs any more.
 */
export async function takeSlot(
  { tx, actor, nowMs }: Pick<CommandContext, 'tx' | 'actor' | 'nowMs'>,
  seen: DealRow,
  status: DealState,
): Promise<AcceptedDeal | undefined> {
  const [placed] = await take(tx, {
    id: seen.id,
    ownerId: actor.uid,
    campaignId: seen.campaign_id,
    version: seen.version,
    status,
    now: new Date(nowMs).toISOString(),
    dueSameDay: new Date(dueMs(nowMs, 0)).toISOString(),
  });
  return placed;
}
