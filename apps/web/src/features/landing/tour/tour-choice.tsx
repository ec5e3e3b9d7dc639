import { Route, Store } from 'lucide-react';
import { useMessages } from '@/i18n';
import { CardLink } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { TOURS } from './tour-days';

const DAYS = [
  { day: 'store', Icon: Store, role: 'retailer' },
  { day: 'bizman', Icon: Route, role: 'bizman' },
] as const;

export function TourChoice() {
  const t = useMessages('tour');
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('text')} />
      <div className="grid gap-4 md:grid-cols-2">
        {DAYS.map(({ day, Icon, role }) => (
          <div key={day} data-role={role}>
            <CardLink render={<a href={TOURS[day].path} />} className="flex items-start gap-4">
              <Icon aria-hidden className="mt-1 size-8 shrink-0 text-role-ink" />
              <span>
                <span className="block font-heading font-semibold text-xl">{t(day)}</span>
                <span className="block text-muted">{t(`${day}Text`)}</span>
              </span>
            </CardLink>
          </div>
        ))}
      </div>
    </div>
  );
}
