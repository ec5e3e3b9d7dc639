import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { useMe } from '@/features/accounts/use-me';
import { EarningsList } from '@/features/earnings/earnings-list';
import { EarningsSummary } from '@/features/earnings/earnings-summary';
import { StatementButtons } from '@/features/earnings/statement-buttons';
import { lazy } from '@/ui/feedback/lazy';
import type { PayTab } from './pay-tabs';

/** A store never fetches it. */
const BizmanPayPage = lazy(() =>
  import('./bizman-pay-page').then((m) => ({ default: m.BizmanPayPage })),
);

interface EarningsPageProps {
  tab: PayTab | undefined;
  month: string | undefined;
}

export function EarningsPage(props: EarningsPageProps) {
  const { me } = useMe();
  if (me?.roles.includes('bizman')) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <BizmanPayPage {...props} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <EarningsSummary
        detailsLink={<Link to="/settings/$section" params={{ section: 'payouts' }} />}
      />
      <StatementButtons />
      <EarningsList
        linkTo={(id) => <Link to="/deal/$id" params={{ id }} />}
        dealsLink={<Link to="/dashboard" />}
      />
    </div>
  );
}
