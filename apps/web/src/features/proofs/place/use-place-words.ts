import { useMessages } from '@/i18n';
import { placeKey } from './place-words';
import type { Place } from './watch-place';

export function usePlaceWords(place: Place): string {
  const t = useMessages('proofs');
  return t(placeKey(place));
}
