import { JobsBoard } from '@/features/admin/jobs/jobs-board';
import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/layout/page-header';

export function JobsPage() {
  const t = useMessages('office');
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('jobs.title')} description={t('jobs.text')} />
      <JobsBoard />
    </div>
  );
}
