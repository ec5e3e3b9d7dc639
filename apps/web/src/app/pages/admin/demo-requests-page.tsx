import { DemoRequestList } from '@/features/demo-requests/demo-request-list';
import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/layout/page-header';

export function DemoRequestsPage() {
  const t = useMessages('content');
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('calls.title')} description={t('calls.text')} />
      <DemoRequestList />
    </div>
  );
}
