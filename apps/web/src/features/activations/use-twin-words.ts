import type { LeadDuplicate } from '@chowk/domain/leads';
import { useMessages } from '@/i18n';

/** Where it is and what it shares with the shop being looked at. */
export function useTwinWords() {
  const t = useMessages('activation');
  return ({ area, same_phone, distance_m }: LeadDuplicate): string =>
    [
      area,
      same_phone ? t('twins.phone') : null,
      distance_m === null ? null : t('twins.away', { metres: distance_m }),
    ]
      .filter(Boolean)
      .join(' · ');
}
