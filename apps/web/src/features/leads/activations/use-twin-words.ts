import { formatDistance } from '@chowk/domain/kernel';
import type { LeadDuplicate } from '@chowk/domain/leads';
import { useLanguage, useMessages } from '@/i18n';

/** Where it is and what it shares with the shop being looked at. */
export function useTwinWords() {
  const t = useMessages('activation');
  const language = useLanguage();
  return ({ area, same_phone, distance_m }: LeadDuplicate): string =>
    [
      area,
      same_phone ? t('twins.phone') : null,
      distance_m === null
        ? null
        : t('twins.away', { distance: formatDistance(distance_m, language) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
