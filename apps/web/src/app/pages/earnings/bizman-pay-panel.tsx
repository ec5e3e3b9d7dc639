import { Link } from '@tanstack/react-router';
import { LeaderboardCard } from '@/features/earnings/bizman-pay/leaderboard-card';
import { TargetCard } from '@/features/earnings/bizman-pay/target-card';
import { VestingCard } from '@/features/earnings/bizman-pay/vesting-card';

/** Bizmen only: the month's targets and every shop they brought. */
export function BizmanPayPanel() {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="grid gap-4">
        <TargetCard />
        <LeaderboardCard />
      </div>
      <VestingCard shopsLink={<Link to="/manage-shops" />} />
    </div>
  );
}
