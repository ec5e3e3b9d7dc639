import { formatDate } from '@chowk/domain/kernel';
import { CalendarClock } from 'lucide-react';
import { useLanguage, useMessages } from '@/i18n';

interface NextDayProps {
  /** `undefined` while we do not know yet. */
  day: string | null | undefined;
  /** A bizman earns with shops, a store with deals. */
  isOfShops?: boolean;
}

export function NextDay({ day, isOfShops = false }: NextDayProps) {
  const t = useMessages('earnings');
  const language = useLanguage();
  if (day === undefined) return <span aria-hidden>{'\u00a0'}</span>;
  if (day === null) return t(isOfShops ? 'noNextShops' : 'noNext');
  return (
    <span className="inline-flex items-center gap-1.5">
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      {t('nextOn', { day: formatDate(day, language) })}
    </span>
  );
}
