import type { DaySpan } from '@chowk/domain/ad-spaces';
import { formatDate, startOfDay } from '@chowk/domain/kernel';
import { useLanguage, useMessages } from '@/i18n';

export function dayText(day: string, language: string): string {
  return formatDate(new Date(startOfDay(day)).toISOString(), language);
}

/** First and last day in words; one day is named once. */
export function useSpanWords(): (span: DaySpan) => string {
  const t = useMessages('adspaces');
  const language = useLanguage();
  return ({ starts_on, ends_on }) =>
    starts_on === ends_on
      ? dayText(starts_on, language)
      : t('span', { from: dayText(starts_on, language), to: dayText(ends_on, language) });
}
