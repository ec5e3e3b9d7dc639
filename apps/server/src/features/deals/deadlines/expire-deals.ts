import { dealStates, takesSlot } from '@chowk/domain/deals';
import { ANONYMOUS, requireSystemStep } from '@chowk/domain/kernel';
import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { publishEvent } from '../../../contract/run/after-run';
import { type Tx, withSystem } from '../../../db';
import { deals } from '../../../db/schema/deals';
import { freeSlot, lockCampaign, OFFER_JOB } from '../../campaigns';
import { enqueueingIn, type NoticeWork, notifyPeople } from '../../notifications';
import { changeDeal, type DealRow, slotChange } from '../deal-rows';
import { dealEvents, findParties } from '../notify-parties';
import { expireDeals as step } from '../system-steps';

type ExpiryPorts = Pick<Ports, 'db' | 'nowMs' | 'newId' | 'jobs'>;

/** Small, so that accepting does not wait long for a campaign's row. */
const BATCH = 100;

function hasRunOut(now: Date) {
  return or(
    and(eq(deals.status, 'offered'), lte(deals.offer_expires_at, now)),
    and(inArray(deals.status, ['accepted', 'rejected_proof']), lte(deals.due_at, now)),
  );
}

/** One at a time by index: an offer by its own date, a promise by its due date. */
async function listRunOut(tx: Tx, now: Date) {
  const columns = { id: deals.id, campaignId: deals.campaign_id };
  const offers = await tx
    .select(columns)
    .from(deals)
    .where(and(eq(deals.status, 'offered'), lte(deals.offer_expires_at, now)))
    .orderBy(asc(deals.offer_expires_at))
    .limit(BATCH);
  const promises = await tx
    .select(columns)
    .from(deals)
    .where(and(inArray(deals.status, ['accepted', 'rejected_proof']), lte(deals.due_at, now)))
    .orderBy(asc(deals.due_at))
    .limit(BATCH);
  return [...offers, ...promises];
}

async function expireOne(
  { tx, newId, nowMs, enqueue }: NoticeWork & { nowMs: number },
  campaign: Awaited<ReturnType<typeof lockCampaign>>,
  deal: DealRow,
): Promise<void> {
  const status = requireSystemStep(dealStates, deal.status, 'deal.expire');
  const work = { tx, newId, nowMs, enqueue };
  if (takesSlot(deal.status)) {
    await freeSlot(work, campaign, slotChange(deal, null));
  }
  const row = await changeDeal(work, deal.id, { status });
  const parties = await findParties(tx, deal.id);
  // An expired offer needs no reminder; an expired acceptance is reported.
  if (takesSlot(deal.status) && parties.storeId !== null) {
    const payload = { deal_id: deal.id, campaign_title: parties.campaignTitle };
    await notifyPeople(work, [{ profileId: parties.storeId, type: 'deal_expired', payload }]);
  }
  for (const event of dealEvents(row, parties)) await publishEvent(tx, event);
}

async function expireOfCampaign(
  { db, nowMs, newId, jobs }: ExpiryPorts,
  campaignId: string,
  ids: readonly string[],
): Promise<number> {
  return withSystem(db, ANONYMOUS, step, async (tx) => {
    const now = new Date(nowMs());
    const campaign = await lockCampaign(tx, campaignId);
    const rows = await tx
      .select()
      .from(deals)
      .where(and(inArray(deals.id, [...ids]), hasRunOut(now)))
      .orderBy(asc(deals.id))
      .for('update');
    for (const deal of rows) {
      const work = { tx, newId, nowMs: now.getTime(), enqueue: enqueueingIn(tx, jobs) };
      await expireOne(work, campaign, deal);
    }
    if (rows.length > 0) await jobs.enqueueIn(tx, OFFER_JOB, { campaignId });
    return rows.length;
  });
}

/** Campaign by campaign until nothing has run out; run twice, the second finds nothing. */
export async function expireDeals(ports: ExpiryPorts): Promise<number> {
  let total = 0;
  for (;;) {
    const found = await withSystem(ports.db, ANONYMOUS, step, (tx) =>
      listRunOut(tx, new Date(ports.nowMs())),
    );
    const campaigns = new Set(found.map(({ campaignId }) => campaignId));
    let expired = 0;
    for (const campaignId of campaigns) {
      const ids = found.filter((each) => each.campaignId === campaignId).map(({ id }) => id);
      expired += await expireOfCampaign(ports, campaignId, ids);
    }
    total += expired;
    if (expired === 0) return total;
  }
}
