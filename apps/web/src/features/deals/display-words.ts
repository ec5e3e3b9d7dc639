import { type Deal, displayDays } from '@chowk/domain/deals';
import { formatDays } from '@chowk/domain/kernel';
import { useLanguage, useMessages } from '@/i18n';

type Displayed = Pick<Deal, 'accepted_at' | 'display_from' | 'display_until'>;

/** For how long the display stays up, with its first and last day; undefined where that is open. */
export function useDisplayWords() {
  const t = useMessages('deals');
  const language = useLanguage();
  return (deal: Displayed, key: 'stays' | 'stays.keep' = 'stays'): string | undefined => {
    const days = displayDays(deal, Date.now());
    if (!days) return undefined;
    const { first, last, count } = days;
    return t(key, { count, days: formatDays(first, last, language) });
  };
}
