import { Link } from '@tanstack/react-router';
import { EarningsList } from '@/features/earnings/earnings-list';
import { EarningsSummary } from '@/features/earnings/earnings-summary';
import { StatementButton } from '@/features/earnings/statement-button';

export function EarningsPage() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap justify-end gap-3">
        <StatementButton />
      </div>
      <EarningsSummary />
      <EarningsList
        linkTo={(id) => <Link to="/deal/$id" params={{ id }} />}
        dealsLink={<Link to="/dashboard" />}
      />
    </div>
  );
}
