import type { Proof } from '@chowk/domain/proofs';
import { asc, eq, inArray } from 'drizzle-orm';
import { requireRow } from '../../contract/require-row';
import { asSystem, type Tx } from '../../db';
import { brands, shops } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { deals } from '../../db/schema/deals';
import { proofPhotos } from '../../db/schema/proofs';
import type { ProofRow } from './proof-rows';
import { describeProof } from './system-steps';

async function surroundingsOf(tx: Tx, rows: readonly ProofRow[]) {
  const dealIds = [...new Set(rows.map((row) => row.deal_id))];
  const ids = rows.map(({ id }) => id);
  return asSystem(tx, describeProof, async () => {
    const parties = await tx
      .select({
        deal_id: deals.id,
        campaign_id: deals.campaign_id,
        campaign_title: campaigns.title,
        brand_name: brands.brand_name,
        shop_id: deals.shop_id,
        shop_name: shops.shop_name,
        deal_status: deals.status,
      })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaign_id))
      .innerJoin(brands, eq(brands.id, deals.brand_id))
      .innerJoin(shops, eq(shops.id, deals.shop_id))
      .where(inArray(deals.id, dealIds));
    const photos = await tx
      .select()
      .from(proofPhotos)
      .where(inArray(proofPhotos.proof_id, ids))
      .orderBy(asc(proofPhotos.position));
    return { parties: new Map(parties.map((each) => [each.deal_id, each])), photos };
  });
}

function placeOf(row: ProofRow): Pick<Proof, 'fix' | 'shop_position'> {
  const { lat, lng, accuracy_m, fixed_at, shop_lat, shop_lng } = row;
  const isFixed = lat !== null && lng !== null && accuracy_m !== null && fixed_at !== null;
  return {
    fix: isFixed ? { lat, lng, accuracy_m, fixed_at: fixed_at.toISOString() } : null,
    shop_position: shop_lat === null || shop_lng === null ? null : { lat: shop_lat, lng: shop_lng },
  };
}

/** As the person, of proofs they may see. */
export async function presentProofs(tx: Tx, rows: readonly ProofRow[]): Promise<Proof[]> {
  if (rows.length === 0) return [];
  const { parties, photos } = await surroundingsOf(tx, rows);
  return rows.map((row) => ({
    ...requireRow(parties.get(row.deal_id)),
    ...placeOf(row),
    id: row.id,
    attempt: row.attempt,
    status: row.status,
    photos: photos
      .filter(({ proof_id }) => proof_id === row.id)
      .map(({ path, sha256, width, height, is_blurred, is_dark, exif }) => ({
        path,
        sha256,
        width,
        height,
        is_blurred,
        is_dark,
        exif,
      })),
    notes: row.notes,
    captured_at: row.captured_at.toISOString(),
    received_at: row.received_at.toISOString(),
    fence_m: row.fence_m,
    distance_m: row.distance_m,
    verdict: row.verdict,
    reject_reason: row.reject_reason,
    review_note: row.review_note,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    dispute_note: row.dispute_note,
  }));
}

export async function presentProof(tx: Tx, row: ProofRow): Promise<Proof> {
  const [shown] = await presentProofs(tx, [row]);
  return requireRow(shown);
}
