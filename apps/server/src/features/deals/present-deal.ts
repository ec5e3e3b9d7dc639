import type { Deal } from '@chowk/domain/deals';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { requireRow } from '../../contract/require-row';
import { asSystem, type Tx } from '../../db';
import { brands, shops } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { deals } from '../../db/schema/deals';
import { proofs } from '../../db/schema/proofs';
import { type DealRow, requireOwnDeal } from './deal-rows';
import type { DealParties } from './notify-parties';
import { nameParties } from './system-steps';

interface Parties {
  readonly id: string;
  readonly campaign_title: string;
  readonly brand_name: string;
  readonly shop_name: string;
  readonly area: string | null;
  readonly photos_needed: number;
  readonly display_from: string | null;
  readonly display_until: string | null;
  readonly reject_reason: Deal['reject_reason'];
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Why the photos came back, of a deal that waits for better ones; looked for in no other. */
const lastRejection = sql<Deal['reject_reason']>`case when ${deals.status} = 'rejected_proof' then (
  select ${proofs.reject_reason} from ${proofs} where ${proofs.deal_id} = ${deals.id}
  order by ${proofs.attempt} desc limit 1) end`;

async function partiesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Parties>> {
  if (ids.length === 0) return new Map();
  const rows = await asSystem(tx, nameParties, () =>
    tx
      .select({
        id: deals.id,
        campaign_title: campaigns.title,
        brand_name: brands.brand_name,
        shop_name: shops.shop_name,
        area: shops.area,
        photos_needed: campaigns.photos_needed,
        starts_at: campaigns.starts_at,
        ends_at: campaigns.ends_at,
        reject_reason: lastRejection,
      })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaign_id))
      .innerJoin(brands, eq(brands.id, deals.brand_id))
      .innerJoin(shops, eq(shops.id, deals.shop_id))
      .where(inArray(deals.id, [...ids])),
  );
  return new Map(
    rows.map(({ starts_at, ends_at, ...names }) => [
      names.id,
      { ...names, display_from: iso(starts_at), display_until: iso(ends_at) },
    ]),
  );
}

function dealShown(row: DealRow, parties: Parties): Deal {
  return {
    campaign_id: row.campaign_id,
    shop_id: row.shop_id,
    status: row.status,
    payout_paise: row.payout_paise,
    proof_urls: row.proof_urls,
    proof_meta: row.proof_meta,
    notes: row.notes,
    offer_expires_at: row.offer_expires_at.toISOString(),
    accepted_at: iso(row.accepted_at),
    due_at: iso(row.due_at),
    submitted_at: iso(row.submitted_at),
    approved_at: iso(row.approved_at),
    disputed_at: iso(row.disputed_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    // Last: what is named after a spread is added one by one, thirty times as slow.
    ...parties,
  };
}

/** As the person, of deals they may see. */
export async function presentDeals(tx: Tx, rows: readonly DealRow[]): Promise<Deal[]> {
  const parties = await partiesOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => dealShown(row, requireRow(parties.get(row.id))));
}

/** For rows whose parties are already known. */
export function dealOfParties(row: DealRow, parties: DealParties): Deal {
  return dealShown(row, {
    id: row.id,
    campaign_title: parties.campaignTitle,
    brand_name: parties.brandName,
    shop_name: parties.shopName,
    area: parties.area,
    photos_needed: parties.photosNeeded,
    display_from: iso(parties.startsAt),
    display_until: iso(parties.endsAt),
    // Its photos are still to come.
    reject_reason: null,
  });
}

export async function presentDeal(tx: Tx, row: DealRow): Promise<Deal> {
  const [shown] = await presentDeals(tx, [row]);
  return requireRow(shown);
}

/** As a store's other phone left it, when both were asked for the same. */
export function dealAsItIs(context: CommandContext, id: string): Promise<Deal> {
  context.wasDoneBefore();
  return findOwnDeal(context, { id });
}

/** What a store's command on a deal holds the version it saw against. */
export async function findOwnDeal({ tx, actor }: CommandContext, { id }: { readonly id: string }) {
  return presentDeal(tx, await requireOwnDeal(tx, actor, id));
}
