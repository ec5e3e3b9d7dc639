import { useMessages } from '@/i18n';
import { exactnessOf } from './place-words';
import type { Place } from './watch-place';

export function usePlaceWords({ state, fix }: Place): string {
  const t = useMessages('proofs');
  if (!fix) return t(state === 'found' ? 'place.none' : `place.${state}`);
  const words = t(`place.${exactnessOf(fix.accuracy_m)}`);
  return state === 'looking' ? `${t('place.looking')}: ${words}` : words;
}
