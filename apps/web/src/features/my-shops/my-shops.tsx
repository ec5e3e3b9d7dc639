import { Store } from 'lucide-react';
import { useMessages } from '@/i18n';
import { EmptyState } from '@/ui/empty-state';

export function MyShops() {
  const t = useMessages('myshops');
  return <EmptyState icon={<Store />} title={t('shops.none')} text={t('shops.noneText')} />;
}
