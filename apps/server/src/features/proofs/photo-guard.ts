import { ANONYMOUS, ChowkError, isUuid, notFound } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { BucketGuard } from '../../contract/bucket-guard';
import { type Tx, withActor, withSystem } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { deals } from '../../db/schema/deals';
import { proofPhotos } from '../../db/schema/proofs';
import { isGivenBy } from '../accounts';
import { NO_DEAL, requireOwnDeal } from '../deals';
import { bandsOf } from './photo-bands';
import { keepPhoto } from './system-steps';

const ID_LENGTH = 36;
const TAKES_PHOTOS: readonly string[] = ['accepted', 'rejected_proof'];

/** `{dealId}-{timestamp}.jpg`: the deal determines who may see the photo. */
function requireDealId(path: string): string {
  const id = path.slice(0, ID_LENGTH);
  if (!isUuid(id)) throw notFound(NO_DEAL);
  return id;
}

async function isLocationGiven(tx: Tx, personId: string): Promise<boolean> {
  const [person] = await tx
    .select({ isGiven: isGivenBy(tx, personId, 'location') })
    .from(profiles)
    .where(eq(profiles.id, personId));
  return person?.isGiven ?? false;
}

export const proofPhotoGuard: BucketGuard = {
  bucket: 'proof-photos',

  requireWrite: ({ db }, actor, path) =>
    withActor(db, actor, 'read', async (tx) => {
      const deal = await requireOwnDeal(tx, actor, requireDealId(path));
      if (TAKES_PHOTOS.includes(deal.status)) return;
      const details = { noun: 'deal', state: deal.status, step: 'proof_submit' };
      throw new ChowkError('WRONG_STATE', { details });
    }),

  isKept: ({ db }, path) =>
    withSystem(db, ANONYMOUS, keepPhoto, async (tx) => {
      const kept = await tx
        .select({ id: proofPhotos.id })
        .from(proofPhotos)
        .where(eq(proofPhotos.path, path));
      return kept.length > 0;
    }),

  /** Who may read the deal may read its photos; missing and forbidden are one answer. */
  canRead: ({ db }, actor, path) =>
    withActor(db, actor, 'read', async (tx) => {
      const id = requireDealId(path);
      const seen = await tx.select({ id: deals.id }).from(deals).where(eq(deals.id, id));
      return seen.length > 0;
    }),

  onStored: async (ports, actor, { path, photo, measures }) => {
    const { exif, sha256, width, height } = photo;
    const { phash, isBlurred, isDark } = measures;
    const camera = [exif.make, exif.model].filter(Boolean).join(' ');
    const place = { lat: exif.lat ?? null, lng: exif.lng ?? null };
    await withSystem(ports.db, actor, keepPhoto, async (tx) => {
      const isPlaced = place.lat !== null || place.lng !== null;
      const isGiven = isPlaced && (await isLocationGiven(tx, actor.actorId ?? ''));
      await tx
        .insert(proofPhotos)
        .values({
          id: ports.newId(),
          path,
          deal_id: requireDealId(path),
          uploaded_by: actor.actorId ?? '',
          sha256,
          phash,
          ...bandsOf(phash),
          width,
          height,
          is_blurred: isBlurred,
          is_dark: isDark,
          exif: {
            taken_at: exif.takenAt ?? null,
            ...(isGiven ? place : { lat: null, lng: null }),
            camera: camera || null,
          },
        })
        .onConflictDoNothing({ target: proofPhotos.path });
    });
  },
};
