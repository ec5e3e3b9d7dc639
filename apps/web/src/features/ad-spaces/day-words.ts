import type { DaySpan } from '@chowk/domain/ad-spaces';
import { IST_ZONE, startOfDay } from '@chowk/domain/kernel';
import { useLanguage } from '@/i18n';

/** First and last day as the language writes a stretch: what both share is named once. */
export function spanText({ starts_on, ends_on }: DaySpan, language: string): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: IST_ZONE,
    dateStyle: 'medium',
  }).formatRange(startOfDay(starts_on), startOfDay(ends_on));
}

export function useSpanWords(): (span: DaySpan) => string {
  const language = useLanguage();
  return (span) => spanText(span, language);
}
