import type { Booking, BookingPeriodView } from '@chowk/domain/ad-spaces';
import { countDays } from '@chowk/domain/kernel';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { requireRow } from '../../../contract/require-row';
import { asSystem, type Tx } from '../../../db';
import { adSpaceBookings, adSpaces } from '../../../db/schema/ad-spaces';
import { brands, shops } from '../../../db/schema/businesses';
import { deals } from '../../../db/schema/deals';
import { describeBookings } from '../system-steps';
import { type BookingRow, periodsOf } from './booking-rows';

const firstPhoto = sql<string | null>`(
  select path from ad_space_photos where space_id = ${adSpaces.id} order by id limit 1)`;

function namesOf(tx: Tx, ids: string[]) {
  return tx
    .select({
      id: adSpaceBookings.id,
      space_title: adSpaces.title,
      space_kind: adSpaces.kind,
      photo_path: firstPhoto,
      shop_name: shops.shop_name,
      area: shops.area,
      brand_name: brands.brand_name,
    })
    .from(adSpaceBookings)
    .innerJoin(adSpaces, eq(adSpaces.id, adSpaceBookings.space_id))
    .innerJoin(shops, eq(shops.id, adSpaceBookings.shop_id))
    .innerJoin(brands, eq(brands.id, adSpaceBookings.brand_id))
    .where(inArray(adSpaceBookings.id, ids));
}

function weeksOf(tx: Tx, rows: readonly BookingRow[]) {
  const { id, campaign_id, period, status, due_at, payout_paise } = deals;
  const ids = rows.map((row) => row.campaign_id);
  return tx
    .select({ id, campaign_id, period, status, due_at, payout_paise })
    .from(deals)
    .where(inArray(campaign_id, ids))
    .orderBy(asc(period));
}

type Week = Awaited<ReturnType<typeof weeksOf>>[number];

function periodShown(
  period: ReturnType<typeof periodsOf>[number],
  week: Week | undefined,
): BookingPeriodView {
  return {
    number: period.number,
    starts_on: period.starts_on,
    ends_on: period.ends_on,
    payout_paise: period.payoutPaise,
    deal_id: week?.id ?? null,
    deal_status: week?.status ?? null,
    due_at: week?.due_at?.toISOString() ?? null,
  };
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

function bookingShown(
  row: BookingRow,
  names: Awaited<ReturnType<typeof namesOf>>[number],
  weeks: readonly Week[],
): Booking {
  const approved = weeks.filter(({ status }) => status === 'approved');
  return {
    ...names,
    space_id: row.space_id,
    shop_id: row.shop_id,
    brand_id: row.brand_id,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    days: countDays(row.starts_on, row.ends_on),
    status: row.status,
    brief: row.brief,
    price_paise: row.price_paise,
    fee_bps: row.fee_bps,
    gst_bps: row.gst_bps,
    fee_paise: row.fee_paise,
    gst_paise: row.gst_paise,
    total_paise: row.price_paise + row.fee_paise + row.gst_paise,
    earned_paise: approved.reduce((sum, week) => sum + week.payout_paise, 0),
    refunded_paise: row.refunded_paise,
    periods: periodsOf(row).map((period) =>
      periodShown(
        period,
        weeks.find((week) => week.period === period.number),
      ),
    ),
    expires_at: row.expires_at.toISOString(),
    answered_at: iso(row.answered_at),
    started_at: iso(row.started_at),
    ended_at: iso(row.ended_at),
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** As the person, of bookings they may see: two questions, however many. */
export async function presentBookings(tx: Tx, rows: readonly BookingRow[]): Promise<Booking[]> {
  if (rows.length === 0) return [];
  return asSystem(tx, describeBookings, async () => {
    const names = await namesOf(
      tx,
      rows.map(({ id }) => id),
    );
    const weeks = await weeksOf(tx, rows);
    return rows.map((row) =>
      bookingShown(
        row,
        requireRow(names.find(({ id }) => id === row.id)),
        weeks.filter(({ campaign_id }) => campaign_id === row.campaign_id),
      ),
    );
  });
}

export async function presentBooking(tx: Tx, row: BookingRow): Promise<Booking> {
  const [shown] = await presentBookings(tx, [row]);
  return requireRow(shown);
}
