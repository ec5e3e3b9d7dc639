import { CalendarClock } from 'lucide-react';
import { type MessageKey, useMessages } from '@/i18n';
import { CARD_CLASS } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';

type LaterKey = Extract<MessageKey<'dashboard'>, `later.${string}`>;

/** The honest face of a part that is still being built. */
export function LaterCard({ about }: { about: LaterKey }) {
  const t = useMessages('dashboard');
  return (
    <div className={CARD_CLASS}>
      <EmptyState icon={<CalendarClock />} title={t('later.title')} text={t(about)} />
    </div>
  );
}
