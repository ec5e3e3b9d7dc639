import { FIX_MAX_AGE_MS } from '@chowk/domain/proofs';
import type { DraftFix, DraftPhoto } from './proof-draft';

/**
 * What becomes of a photo's fix when the person asked to be found again: the new one, unless it is
 * too late to say anything about the photo. Found at home, it must not stand for a photo of the shop.
 */
export function chooseFix({ fix: known, takenAtMs }: DraftPhoto, found: DraftFix): DraftFix {
  const isOfThen = ({ fixed_at }: DraftFix) =>
    Math.abs(Date.parse(fixed_at) - takenAtMs) <= FIX_MAX_AGE_MS;
  return known && isOfThen(known) && !isOfThen(found) ? known : found;
}
