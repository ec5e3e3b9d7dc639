import type { OpeningHours, Weekday } from '@chowk/domain/shops';
import { useMessages } from '@/i18n';
import { Card } from '@/ui/layout/card';

export function ProfileHours({ hours }: { hours: OpeningHours | null }) {
  const t = useMessages('storeprofile');
  const shops = useMessages('shops');
  if (hours === null) {
    return (
      <Card title={t('hours')}>
        <p className="text-muted">{t('noHours')}</p>
      </Card>
    );
  }
  const { opens, closes, closed_on: closed } = hours;
  const days = closed.map((day) => shops(`day.${day as Weekday}`)).join(', ');
  return (
    <Card title={t('hours')}>
      <p>{t('open', { opens, closes })}</p>
      <p className="text-muted text-sm">{days ? t('closedOn', { days }) : t('everyDay')}</p>
    </Card>
  );
}
