import { exifDisagrees, type PlaceJudgement, riskOf, type Scene } from '@chowk/domain/proofs';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { deals } from '../../../db/schema/deals';
import { type proofPhotos, proofs } from '../../../db/schema/proofs';
import { findDuplicates } from '../find-duplicates';
import { findPinMove } from '../find-pin-move';

export type PhotoRow = typeof proofPhotos.$inferSelect;

/** As the system. */
export async function countDecisions(
  tx: Tx,
  shopId: string,
  status: 'approved' | 'rejected',
  exceptProofId?: string,
): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(proofs)
    .innerJoin(deals, eq(deals.id, proofs.deal_id))
    .where(
      and(
        eq(deals.shop_id, shopId),
        eq(proofs.status, status),
        exceptProofId === undefined ? undefined : ne(proofs.id, exceptProofId),
      ),
    );
  return row?.total ?? 0;
}

export interface ProofFacts {
  readonly proofId: string;
  readonly photos: readonly PhotoRow[];
  readonly verdict: PlaceJudgement['verdict'];
  readonly scene: Scene;
  readonly shopId: string;
  readonly isDisputed: boolean;
  readonly receivedMs: number;
}

/** As the system: everything is computed here, whatever the phone computed. */
export async function judgeRisk(
  tx: Tx,
  { proofId, photos, verdict, scene, shopId, isDisputed, receivedMs }: ProofFacts,
): Promise<number> {
  let hasExactDuplicate = false;
  let nearDuplicates = 0;
  for (const photo of photos) {
    const found = await findDuplicates(tx, photo);
    hasExactDuplicate ||= found.some(({ isExact }) => isExact);
    nearDuplicates += found.filter(({ isExact }) => !isExact).length;
  }
  const { shop, capturedMs } = scene;
  const move = await findPinMove(tx, { shopId, shop, capturedMs, receivedMs });
  return riskOf({
    verdict,
    hasExactDuplicate,
    nearDuplicates,
    isBlurred: photos.some(({ is_blurred }) => is_blurred),
    isDark: photos.some(({ is_dark }) => is_dark),
    exifDisagrees: photos.some(({ exif }) => exifDisagrees(exif, scene)),
    isDisputed,
    hasMovedPin: move?.is_far === true,
    earlierRejections: await countDecisions(tx, shopId, 'rejected', proofId),
  });
}
