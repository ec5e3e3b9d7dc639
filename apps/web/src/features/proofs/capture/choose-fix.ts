import { FIX_MAX_AGE_MS } from '@chowk/domain/proofs';
import type { DraftFix } from './proof-draft';

/**
 * Which of two fixes goes with the photos: the one of the moment they were taken, and of two such
 * the more exact, unless the person asked to be found again: the older one may be of elsewhere. A
 * place found later, at home, must not stand for a photo of the shop.
 */
export function chooseFix(
  known: DraftFix | null,
  found: DraftFix,
  takenMs: number | undefined,
  isAnew = false,
): DraftFix {
  if (!known) return found;
  const momentMs = takenMs ?? Date.parse(found.fixed_at);
  const isOfThen = ({ fixed_at }: DraftFix) =>
    Math.abs(Date.parse(fixed_at) - momentMs) <= FIX_MAX_AGE_MS;
  if (isOfThen(known) !== isOfThen(found)) return isOfThen(known) ? known : found;
  return isAnew || found.accuracy_m <= known.accuracy_m ? found : known;
}
