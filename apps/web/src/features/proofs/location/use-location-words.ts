import { formatDistance } from '@chowk/domain/kernel';
import { useLanguage, useMessages } from '@/i18n';
import { distanceToShop, type ExpectedLocation, locationKey } from './location-words';
import type { PhoneLocation } from './watch-location';

/** Whether the place is known, and how far it is from the shop: also while a better fix is awaited. */
export function useLocationWords(
  place: PhoneLocation,
  expected: ExpectedLocation | undefined,
): string {
  const t = useMessages('proofs');
  const language = useLanguage();
  const awayM = distanceToShop(place.fix, expected);
  const words = t(locationKey(place));
  if (awayM === undefined) return words;
  const where =
    awayM === 0
      ? t('place.atShop')
      : t('place.away', { distance: formatDistance(awayM, language) });
  return `${words} · ${where}`;
}
