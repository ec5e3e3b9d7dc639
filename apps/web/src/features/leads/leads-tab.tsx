import { Store } from 'lucide-react';
import { useMessages } from '@/i18n';
import { EmptyState } from '@/ui/empty-state';

export function LeadsTab() {
  const t = useMessages('myshops');
  return <EmptyState icon={<Store />} title={t('leads.none')} text={t('leads.noneText')} />;
}
