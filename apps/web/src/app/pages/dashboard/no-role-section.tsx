import { CalendarClock } from 'lucide-react';
import { type MessageKey, useMessages } from '@/i18n';
import { EmptyState } from '@/ui/feedback/empty-state';
import { CARD_CLASS } from '@/ui/layout/card';

export function NoRoleSection() {
  return <LaterCard about="none" />;
}

function LaterCard({ about }: { about: MessageKey<'later'> }) {
  const t = useMessages('later');
  return (
    <div className={CARD_CLASS}>
      <EmptyState icon={<CalendarClock />} title={t('title')} text={t(about)} />
    </div>
  );
}
