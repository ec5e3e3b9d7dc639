import type { DealState } from '@chowk/domain/deals';
import { eq, sql } from 'drizzle-orm';
import type { NewEvent } from '../../contract/context';
import { requireRow } from '../../contract/require-row';
import { builtOnce, type Tx } from '../../db';
import { brands, shops } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { deals } from '../../db/schema/deals';

export interface DealParties {
  readonly storeId: string | null;
  readonly brandOwnerId: string;
  readonly brandName: string;
  readonly shopName: string;
  readonly area: string | null;
  readonly campaignTitle: string;
  readonly photosNeeded: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

const partiesOfDeal = builtOnce<DealParties, { readonly dealId: string }>((db) =>
  db
    .select({
      storeId: shops.owner_id,
      brandOwnerId: brands.owner_id,
      brandName: brands.brand_name,
      shopName: shops.shop_name,
      area: shops.area,
      campaignTitle: campaigns.title,
      photosNeeded: campaigns.photos_needed,
      startsAt: campaigns.starts_at,
      endsAt: campaigns.ends_at,
    })
    .from(deals)
    .innerJoin(shops, eq(shops.id, deals.shop_id))
    .innerJoin(brands, eq(brands.id, deals.brand_id))
    .innerJoin(campaigns, eq(campaigns.id, deals.campaign_id))
    .where(eq(deals.id, sql.placeholder('dealId'))),
);

/** As the system: the parties of a deal and their names, for events. */
export async function findParties(tx: Tx, dealId: string): Promise<DealParties> {
  const [row] = await partiesOfDeal(tx, { dealId });
  return requireRow(row);
}

const PAST: Record<DealState, NewEvent['type']> = {
  offered: 'deal.offered',
  accepted: 'deal.accepted',
  submitted: 'deal.submitted',
  approved: 'deal.approved',
  rejected_proof: 'deal.rejected',
  declined: 'deal.declined',
  expired: 'deal.expired',
  withdrawn: 'deal.withdrawn',
  cancelled: 'deal.cancelled',
};

/** For the open screens of both sides. */
export function dealEvents(
  deal: { readonly id: string; readonly status: DealState; readonly campaign_id: string },
  { storeId, brandOwnerId }: Pick<DealParties, 'storeId' | 'brandOwnerId'>,
): NewEvent[] {
  const people = storeId === null ? [brandOwnerId] : [storeId, brandOwnerId];
  return people.map((person) => ({
    type: PAST[deal.status],
    audience: `person:${person}` as const,
    entityId: deal.id,
    payload: { status: deal.status, campaign_id: deal.campaign_id },
  }));
}
