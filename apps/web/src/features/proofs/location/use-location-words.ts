import { useMessages } from '@/i18n';
import { locationKey } from './location-words';
import type { PhoneLocation } from './watch-location';

export function useLocationWords(place: PhoneLocation): string {
  const t = useMessages('proofs');
  return t(locationKey(place));
}
