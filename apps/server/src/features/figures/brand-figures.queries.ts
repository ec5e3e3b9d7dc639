import {
  type DayRange,
  PROOF_WAIT_HOURS,
  readBrandFigures,
  type WaitClass,
  waitOf,
} from '@chowk/domain/figures';
import { eq, inArray, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import type { Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { type Counted, gatherFigures, wholeRange } from './gather-figures';
import { type PlacementCost, placementCost } from './placement-cost';

const PLACES_SHOWN = 10;

interface CampaignCount extends Counted, Record<string, unknown> {
  readonly campaign_id: string;
  readonly area: string;
}

function countsOf(tx: Tx, brandId: string, { from, to }: DayRange) {
  return tx.execute<CampaignCount>(sql`
    select campaign_id, area, day::text as day, kind, sum(n)::int as n, sum(paise)::float8 as paise
    from (
      select campaign_id, area, day, kind, n, paise from campaign_figures
        where brand_id = ${brandId}::uuid and day between ${from}::date and ${to}::date
      union all
      select campaign_id, area, day, kind, n, paise from figure_deltas
        where brand_id = ${brandId}::uuid and day between ${from}::date and ${to}::date
          and campaign_id is not null
    ) as counted
    group by campaign_id, area, day, kind
    having sum(n) <> 0 or sum(paise) <> 0`);
}

function waitClasses(rows: readonly Counted[]): WaitClass[] {
  const inClass = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((sum, { n }) => sum + n, 0);
  return [
    ...PROOF_WAIT_HOURS.map((hours) => ({ hours, n: inClass(`proof_in_${hours}`) })),
    { hours: null, n: inClass('proof_in_more') },
  ];
}

function proofHours(rows: readonly Counted[]) {
  const classes = waitClasses(rows);
  const half = waitOf(classes, 0.5);
  const most = waitOf(classes, 0.9);
  return half && most ? { p50: half.hours, p90: most.hours } : null;
}

function sumBy<Key>(rows: readonly CampaignCount[], keyOf: (row: CampaignCount) => Key) {
  const sums = new Map<Key, Record<string, number>>();
  for (const row of rows) {
    const kinds = sums.get(keyOf(row)) ?? {};
    kinds[row.kind] = (kinds[row.kind] ?? 0) + row.n;
    sums.set(keyOf(row), kinds);
  }
  return sums;
}

function areasOf(rows: readonly CampaignCount[]) {
  return [...sumBy(rows, ({ area }) => area)]
    .map(([area, { accepted = 0, approved = 0 }]) => ({ area, accepted, approved }))
    .filter(({ accepted, approved }) => accepted > 0 || approved > 0)
    .sort((a, b) => b.approved - a.approved || b.accepted - a.accepted)
    .slice(0, PLACES_SHOWN);
}

async function titlesOf(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: campaigns.id,
      title: campaigns.title,
      fee_bps: campaigns.fee_bps,
      gst_bps: campaigns.gst_bps,
      ends_at: campaigns.ends_at,
    })
    .from(campaigns)
    .where(inArray(campaigns.id, [...ids]));
}

export const brandFiguresRead = implementQuery(readBrandFigures, async ({ tx, actor }, range) => {
  const [brand] = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.owner_id, actor.uid ?? ''));
  const all = brand ? await countsOf(tx, brand.id, wholeRange(range)) : [];
  const rows = all.filter(({ day }) => day >= range.from);
  const sums = sumBy(rows, ({ campaign_id }) => campaign_id);
  const known = await titlesOf(tx, [...sums.keys()]);
  const costs = new Map<string, PlacementCost>(
    known.map((campaign) => [
      campaign.id,
      placementCost(
        campaign,
        rows.filter((row) => row.campaign_id === campaign.id && row.kind === 'approved'),
      ),
    ]),
  );
  const total = (part: keyof PlacementCost) =>
    [...costs.values()].reduce((sum, cost) => sum + cost[part], 0);
  return {
    figures: gatherFigures(range, all),
    spend_paise: total('spendPaise'),
    placement_days: total('days'),
    proof_hours: proofHours(rows),
    areas: areasOf(rows),
    campaigns: known
      .map(({ id, title }) => {
        const { offered = 0, accepted = 0, approved = 0 } = sums.get(id) ?? {};
        return {
          id,
          title,
          offered,
          accepted,
          approved,
          spend_paise: costs.get(id)?.spendPaise ?? 0,
        };
      })
      .sort((a, b) => b.spend_paise - a.spend_paise || b.accepted - a.accepted)
      .slice(0, PLACES_SHOWN),
  };
});
