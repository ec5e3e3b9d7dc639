import { Link } from '@tanstack/react-router';
import { LeaderboardCard } from '@/features/earnings/bizman-pay/leaderboard-card';
import { MonthPanel } from '@/features/earnings/bizman-pay/month-panel';
import { VestingCard } from '@/features/earnings/bizman-pay/vesting-card';
import { StatementButtons } from '@/features/earnings/statement-buttons';
import { useMessages } from '@/i18n';
import { LinkTabs } from '@/ui/layout/link-tabs';
import { PAY_TABS, type PayTab } from './pay-tabs';

interface BizmanPayPageProps {
  tab: PayTab | undefined;
  /** YYYY-MM; without it, this month. */
  month: string | undefined;
}

/** A bizman's pay a month at a time, what each shop brings, and the bizmen of an area. */
export function BizmanPayPage({ tab = 'pay', month }: BizmanPayPageProps) {
  const t = useMessages('bizpay');
  return (
    <div className="flex flex-col gap-4">
      <LinkTabs
        label={t('tabs')}
        open={tab}
        tabs={PAY_TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        link={(value) => <Link to="/earnings" search={{ tab: value }} />}
      />
      {tab === 'pay' && (
        <MonthPanel
          month={month}
          monthLink={(other) => <Link to="/earnings" search={{ month: other }} replace />}
          detailsLink={<Link to="/settings/$section" params={{ section: 'payouts' }} />}
          statement={<StatementButtons />}
        />
      )}
      {tab === 'shops' && <VestingCard shopsLink={<Link to="/manage-shops" />} />}
      {tab === 'leaderboard' && <LeaderboardCard />}
    </div>
  );
}
