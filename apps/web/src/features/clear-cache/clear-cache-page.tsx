import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/page-header';

export function ClearCachePage() {
  const t = useMessages('pwa');
  return <PageHeader title={t('cache.title')} description={t('cache.text')} />;
}
