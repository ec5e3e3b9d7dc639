import { bookingStates } from '@chowk/domain/ad-spaces';
import { ANONYMOUS, istDay, requireSystemStep } from '@chowk/domain/kernel';
import { and, asc, eq, inArray, lt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { NewEvent, Ports } from '../../../contract/context';
import { publishEvent } from '../../../contract/run/after-run';
import { type Tx, withSystem } from '../../../db';
import { adSpaceBookings } from '../../../db/schema/ad-spaces';
import { deals } from '../../../db/schema/deals';
import { type CampaignRow, lockCampaign, type SystemWork } from '../../campaigns';
import { dealEvents, findParties } from '../../deals';
import { enqueueingIn, type NoticeWork } from '../../notifications';
import { runBookingsStep } from '../system-steps';
import { closeHold } from './booking-money';
import { type BookingRow, changeBooking } from './booking-rows';
import { openWeeks } from './booking-weeks';
import { notifyOfWeeks, notifyParties } from './notify-parties';

type RunPorts = Pick<Ports, 'db' | 'nowMs' | 'newId' | 'jobs'>;
type RunWork = SystemWork & NoticeWork;

const BATCH = 100;
const OPEN = ['accepted', 'submitted', 'rejected_proof'] as const;

/** What to look for, asked again under the locks, and what follows. */
interface Pass {
  readonly isDue: (tx: Tx, nowMs: number) => SQL | undefined;
  readonly take: (work: RunWork, booking: BookingRow, campaign: CampaignRow) => Promise<NewEvent[]>;
}

const expire: Pass = {
  isDue: (_, nowMs) =>
    and(eq(adSpaceBookings.status, 'requested'), lte(adSpaceBookings.expires_at, new Date(nowMs))),
  take: async (work, booking, campaign) => {
    const status = requireSystemStep(bookingStates, booking.status, 'booking.expire');
    const refunded_paise = await closeHold(work, campaign, 'campaign_cancel', null);
    const ended_at = new Date(work.nowMs);
    const row = await changeBooking(work, booking.id, { status, ended_at, refunded_paise });
    return notifyParties(work, row, null);
  },
};

const start: Pass = {
  isDue: (_, nowMs) =>
    and(eq(adSpaceBookings.status, 'accepted'), lte(adSpaceBookings.starts_on, istDay(nowMs))),
  take: async (work, booking) => {
    const status = requireSystemStep(bookingStates, booking.status, 'booking.start');
    const started_at = new Date(work.nowMs);
    const row = await changeBooking(work, booking.id, { status, started_at });
    return notifyParties(work, row, null);
  },
};

/** How many weeks have begun, of how many there are. */
const begunWeeks = (today: string) =>
  sql`((least(${adSpaceBookings.ends_on}, ${today}::date) - ${adSpaceBookings.starts_on}) / 7 + 1)`;

const weeksThere = sql`(select count(*) from ${deals} where ${deals.campaign_id} = ${adSpaceBookings.campaign_id})`;

const askForPhotos: Pass = {
  isDue: (_, nowMs) =>
    and(eq(adSpaceBookings.status, 'active'), sql`${weeksThere} < ${begunWeeks(istDay(nowMs))}`),
  take: async (work, booking) => {
    const made = await openWeeks(work, booking);
    await notifyOfWeeks(work, booking, made);
    const events: NewEvent[] = [];
    for (const { id } of made) {
      const deal = { id, status: 'accepted' as const, campaign_id: booking.campaign_id };
      events.push(...dealEvents(deal, await findParties(work.tx, id)));
    }
    return events;
  },
};

/** Past the last day, every week asked for, and nothing that could still become money. */
const complete: Pass = {
  isDue: (tx, nowMs) =>
    and(
      eq(adSpaceBookings.status, 'active'),
      lt(adSpaceBookings.ends_on, istDay(nowMs)),
      sql`${weeksThere} >= ${begunWeeks(istDay(nowMs))}`,
      notExists(
        tx
          .select({ one: sql`1` })
          .from(deals)
          .where(
            and(
              eq(deals.campaign_id, adSpaceBookings.campaign_id),
              inArray(deals.status, [...OPEN]),
            ),
          ),
      ),
    ),
  take: async (work, booking, campaign) => {
    const status = requireSystemStep(bookingStates, booking.status, 'booking.complete');
    const refunded_paise = await closeHold(work, campaign, 'campaign.close', null);
    const ended_at = new Date(work.nowMs);
    const row = await changeBooking(work, booking.id, { status, ended_at, refunded_paise });
    return notifyParties(work, row, null);
  },
};

/** Each booking in a transaction of its own, the campaign before the booking as everywhere. */
async function runOne(
  { db, nowMs, newId, jobs }: RunPorts,
  pass: Pass,
  { id, campaignId }: { readonly id: string; readonly campaignId: string },
): Promise<boolean> {
  return withSystem(db, ANONYMOUS, runBookingsStep, async (tx) => {
    const work = { tx, newId, nowMs: nowMs(), enqueue: enqueueingIn(tx, jobs) };
    const campaign = await lockCampaign(tx, campaignId);
    const [booking] = await tx
      .select()
      .from(adSpaceBookings)
      .where(and(eq(adSpaceBookings.id, id), pass.isDue(tx, work.nowMs)))
      .for('update');
    if (!booking) return false;
    for (const event of await pass.take(work, booking, campaign)) await publishEvent(tx, event);
    return true;
  });
}

async function runPass(ports: RunPorts, pass: Pass): Promise<number> {
  for (let total = 0; ; ) {
    const due = await withSystem(ports.db, ANONYMOUS, runBookingsStep, (tx) =>
      tx
        .select({ id: adSpaceBookings.id, campaignId: adSpaceBookings.campaign_id })
        .from(adSpaceBookings)
        .where(pass.isDue(tx, ports.nowMs()))
        .orderBy(asc(adSpaceBookings.id))
        .limit(BATCH),
    );
    let taken = 0;
    for (const each of due) taken += (await runOne(ports, pass, each)) ? 1 : 0;
    total += taken;
    if (taken === 0 || due.length < BATCH) return total;
  }
}

/** Run twice, the second finds nothing to do. Answers with how much was done. */
export async function runBookings(ports: RunPorts): Promise<number> {
  let total = 0;
  for (const pass of [expire, start, askForPhotos, complete]) total += await runPass(ports, pass);
  return total;
}
