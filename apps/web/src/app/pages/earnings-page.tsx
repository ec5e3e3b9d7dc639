import { Link } from '@tanstack/react-router';
import { EarningsList } from '@/features/earnings/earnings-list';
import { EarningsSummary } from '@/features/earnings/earnings-summary';
import { StatementButtons } from '@/features/earnings/statement-buttons';

export function EarningsPage() {
  return (
    <div className="flex flex-col gap-6">
      <EarningsSummary />
      <StatementButtons />
      <EarningsList
        linkTo={(id) => <Link to="/deal/$id" params={{ id }} />}
        dealsLink={<Link to="/dashboard" />}
      />
    </div>
  );
}
