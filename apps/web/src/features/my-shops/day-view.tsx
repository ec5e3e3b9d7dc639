import { Store } from 'lucide-react';
import { useMessages } from '@/i18n';
import { EmptyState } from '@/ui/empty-state';

export function DayView() {
  const t = useMessages('myshops');
  return <EmptyState icon={<Store />} title={t('today.none')} text={t('today.noneText')} />;
}
