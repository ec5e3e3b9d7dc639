import { ANONYMOUS } from '@chowk/domain/kernel';
import type { PlatformConfig } from '@chowk/domain/platform';
import { and, count, eq, gt, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { publishEvent } from '../../../contract/run/after-run';
import { type Tx, withSystem } from '../../../db';
import { shops } from '../../../db/schema/businesses';
import { campaigns } from '../../../db/schema/campaigns';
import { deals } from '../../../db/schema/deals';
import { type CampaignRow, isAimedAt, lockCampaign, type SystemWork } from '../../campaigns';
import { enqueueingIn, type NoticeWork, notifyPeople } from '../../notifications';
import { readPlatformConfig } from '../../platform';
import type { DealRow } from '../deal-rows';
import { makeOffers } from '../system-steps';
import { isOffering, writeOffers } from './write-offers';

type OfferPorts = Pick<Ports, 'db' | 'nowMs' | 'newId' | 'jobs'>;

/** Per transaction, so that accepting does not wait long for the campaign's row. */
const MAX_WAVE = 300;
const LEAST_WEIGHED = 500;
const WEIGHED_PER_OFFER = 5;
const DEALS_WEIGHED = 20;

/** How many offers are missing for each open place to have enough shops thinking about it. */
async function missingOffers(
  tx: Tx,
  campaign: CampaignRow,
  { wave_multiple }: PlatformConfig,
): Promise<number> {
  const [open] = await tx
    .select({ total: count() })
    .from(deals)
    .where(and(eq(deals.campaign_id, campaign.id), eq(deals.status, 'offered')));
  const free = (campaign.slots ?? 0) - campaign.slots_taken;
  return Math.min(MAX_WAVE, free * wave_multiple - (open?.total ?? 0));
}

/**
 * Of the nearest to where the campaign's shops are, the most reliable first: what was approved of
 * them lately counts for, what was rejected or run out counts against. Only so many are weighed, so
 * that a wave costs the same in a city as in a country.
 */
function listNextShops(tx: Tx, campaign: CampaignRow, limit: number) {
  const aimed = isAimedAt(campaign);
  const asked = tx
    .select({ one: sql`1` })
    .from(deals)
    .where(and(eq(deals.campaign_id, campaign.id), eq(deals.shop_id, shops.id)));
  const centre = sql`(select avg(lat) as lat, avg(lng) as lng from shops where ${aimed}) as centre`;
  const away = sql<number>`(${shops.lat} - centre.lat) ^ 2 + (${shops.lng} - centre.lng) ^ 2`;
  const near = tx
    .select({ id: shops.id, owner_id: shops.owner_id, away: away.as('away') })
    .from(shops)
    .innerJoin(centre, sql`true`)
    .where(and(aimed, notExists(asked)))
    .orderBy(sql`away asc nulls last`, shops.id)
    .limit(Math.max(LEAST_WEIGHED, limit * WEIGHED_PER_OFFER))
    .as('near');
  const record = sql`lateral (
    select count(*) filter (where status = 'approved')
      - 2 * count(*) filter (where status <> 'approved' and accepted_at is not null) as reliable
    from (select status, accepted_at from deals where deals.shop_id = ${near.id}
      and status in ('approved', 'rejected_proof', 'expired') order by id desc limit ${DEALS_WEIGHED}) as lately) as record`;
  return tx
    .select({ id: near.id, owner_id: near.owner_id })
    .from(near)
    .innerJoin(record, sql`true`)
    .orderBy(sql`record.reliable desc`, sql`${near.away} asc nulls last`, near.id)
    .limit(limit);
}

async function offerWave(work: SystemWork & NoticeWork, campaignId: string): Promise<number> {
  const { tx, nowMs } = work;
  const [seen] = await tx.select().from(campaigns).where(eq(campaigns.id, campaignId));
  if (!seen || !isOffering(seen, nowMs)) return 0;
  const config = await readPlatformConfig(tx);
  const wanted = await missingOffers(tx, seen, config);
  if (wanted <= 0) return 0;
  const next = await listNextShops(tx, seen, wanted);
  if (next.length === 0) return 0;
  // Counted again under the lock, because accepting did not wait for the ranking.
  const campaign = await lockCampaign(tx, campaignId);
  if (!isOffering(campaign, nowMs)) return 0;
  const chosen = next.slice(0, Math.max(0, await missingOffers(tx, campaign, config)));
  const made = await writeOffers(work, campaign, chosen, config.offer_hours);
  const owners = new Map(chosen.map((shop) => [shop.id, shop.owner_id]));
  await tellStores(work, campaign, made, owners);
  return made.length;
}

async function tellStores(
  work: SystemWork & NoticeWork,
  campaign: CampaignRow,
  made: readonly DealRow[],
  owners: ReadonlyMap<string, string | null>,
): Promise<void> {
  const told = made.flatMap(({ id, shop_id }) => {
    const profileId = owners.get(shop_id);
    return profileId ? [{ id, profileId }] : [];
  });
  await notifyPeople(
    work,
    told.map(({ id, profileId }) => ({
      profileId,
      type: 'deal_offered' as const,
      payload: {
        deal_id: id,
        campaign_title: campaign.title,
        payout_paise: campaign.payout_paise ?? 0,
      },
    })),
  );
  for (const { id, profileId } of told) {
    await publishEvent(work.tx, {
      type: 'deal.offered',
      audience: `person:${profileId}`,
      entityId: id,
      payload: { campaign_id: campaign.id },
    });
  }
}

/** Until enough offers are out: run twice, the second finds that they are. */
export async function offerCampaign(ports: OfferPorts, campaignId: string): Promise<number> {
  const { db, nowMs, newId, jobs } = ports;
  for (let total = 0; ; ) {
    const made = await withSystem(db, ANONYMOUS, makeOffers, (tx) =>
      offerWave({ tx, newId, nowMs: nowMs(), enqueue: enqueueingIn(tx, jobs) }, campaignId),
    );
    total += made;
    if (made < MAX_WAVE) return total;
  }
}

/** Every campaign that may still need shops: those that start today, and those others left. */
export async function offerAllCampaigns(ports: OfferPorts): Promise<void> {
  const now = new Date(ports.nowMs());
  const open = await withSystem(ports.db, ANONYMOUS, makeOffers, (tx) =>
    tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(
        and(
          eq(campaigns.status, 'live'),
          isNotNull(campaigns.slots),
          lt(campaigns.slots_taken, campaigns.slots),
          or(isNull(campaigns.starts_at), lte(campaigns.starts_at, now)),
          or(isNull(campaigns.ends_at), gt(campaigns.ends_at, now)),
        ),
      ),
  );
  for (const { id } of open) await offerCampaign(ports, id);
}
