import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useMe } from '@/features/accounts/use-me';
import { EarningsList } from '@/features/earnings/earnings-list';
import { EarningsSummary } from '@/features/earnings/earnings-summary';
import { StatementButtons } from '@/features/earnings/statement-buttons';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';

/** Not loaded for stores. */
const BizmanPayPanel = lazy(() =>
  import('./bizman-pay-panel').then((m) => ({ default: m.BizmanPayPanel })),
);

export function EarningsPage() {
  const { me } = useMe();
  const isBizman = me?.roles.includes('bizman') === true;
  return (
    <div className="flex flex-col gap-6">
      <EarningsSummary
        isOfShops={isBizman}
        detailsLink={<Link to="/settings/$section" params={{ section: 'payouts' }} />}
      />
      {isBizman && (
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
          <BizmanPayPanel />
        </Suspense>
      )}
      <StatementButtons />
      <EarningsList
        linkTo={(id) => <Link to="/deal/$id" params={{ id }} />}
        dealsLink={<Link to={isBizman ? '/manage-shops' : '/dashboard'} />}
        isOfShops={isBizman}
      />
    </div>
  );
}
