import type { DaySpan } from '@chowk/domain/ad-spaces';
import { formatDays } from '@chowk/domain/kernel';
import { useLanguage } from '@/i18n';

export function useSpanWords(): (span: DaySpan) => string {
  const language = useLanguage();
  return ({ starts_on, ends_on }) => formatDays(starts_on, ends_on, language);
}
