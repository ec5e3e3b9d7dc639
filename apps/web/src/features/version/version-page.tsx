import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/page-header';

export function VersionPage() {
  const t = useMessages('pwa');
  return <PageHeader title={t('version.title')} description={t('version.text')} />;
}
