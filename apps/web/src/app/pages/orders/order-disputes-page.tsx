import { Link } from '@tanstack/react-router';
import { DisputesList } from '@/features/orders/disputes/disputes-list';
import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/layout/page-header';

export function OrderDisputesPage() {
  const t = useMessages('disputes');
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('title')} description={t('text')} />
      <DisputesList
        caseLink={(id, content) => (
          <Link to="/order/$id" params={{ id }} className="underline underline-offset-4">
            {content}
          </Link>
        )}
      />
    </div>
  );
}
