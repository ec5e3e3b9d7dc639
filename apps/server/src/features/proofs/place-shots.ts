import type { ParsedInputOf } from '@chowk/domain/kernel';
import { type submitProof as contract, judgeShots, type Scene } from '@chowk/domain/proofs';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { requireRow } from '../../contract/require-row';
import { shops } from '../../db/schema/businesses';
import type { proofs } from '../../db/schema/proofs';
import { isGivenBy } from '../accounts';

type Input = ParsedInputOf<typeof contract>;
type PlaceColumns =
  | 'captured_at'
  | 'lat'
  | 'lng'
  | 'accuracy_m'
  | 'fixed_at'
  | 'shop_lat'
  | 'shop_lng'
  | 'fence_m'
  | 'distance_m'
  | 'verdict';

interface Placed {
  readonly row: Pick<typeof proofs.$inferInsert, PlaceColumns>;
  readonly scene: Scene;
}

/**
 * The photos' location relative to the shop's current position. Stored only with the consent of the
 * person who took them, also while they act for somebody else.
 */
export async function placeShots(
  { tx, actor }: CommandContext,
  shopId: string,
  input: Input,
  usualFenceM: number,
): Promise<Placed> {
  const [found] = await tx
    .select({
      lat: shops.lat,
      lng: shops.lng,
      fenceM: shops.fence_radius_m,
      isPlaceGiven: isGivenBy(tx, actor.actorId ?? '', 'location'),
    })
    .from(shops)
    .where(eq(shops.id, shopId));
  const { lat, lng, fenceM, isPlaceGiven } = requireRow(found);
  const site = {
    shop: lat === null || lng === null ? null : { lat, lng },
    fenceM: fenceM ?? usualFenceM,
  };
  const shots = (input.shots ?? [input]).map(({ captured_at, fix }) => ({
    capturedMs: Date.parse(captured_at),
    fix:
      fix && isPlaceGiven
        ? { ...fix, accuracyM: fix.accuracy_m, fixedMs: Date.parse(fix.fixed_at) }
        : null,
  }));
  const { verdict, distanceM, shot } = judgeShots(shots, site);
  const capturedMs = shot?.capturedMs ?? Date.parse(input.captured_at);
  const fix = shot?.fix;
  return {
    scene: { ...site, capturedMs },
    row: {
      captured_at: new Date(capturedMs),
      lat: fix?.lat ?? null,
      lng: fix?.lng ?? null,
      accuracy_m: fix?.accuracyM ?? null,
      fixed_at: fix ? new Date(fix.fixedMs) : null,
      shop_lat: lat,
      shop_lng: lng,
      fence_m: site.fenceM,
      distance_m: distanceM,
      verdict,
    },
  };
}
