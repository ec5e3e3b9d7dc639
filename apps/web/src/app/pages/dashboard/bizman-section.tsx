import { usePrefetchQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Deferred } from '@/app/behaviours/deferred';
import { targetOptions } from '@/features/earnings/bizman-pay/bizpay.queries';
import { MonthCard } from '@/features/earnings/bizman-pay/month-card';
import { earningTotalsOptions } from '@/features/earnings/earnings.queries';
import { shopDayOptions } from '@/features/shops/assigned/my-shops.queries';
import { NextStop } from '@/features/shops/visits/next-stop';
import { preloadMessages, useMessages } from '@/i18n';
import { ThumbLink } from '@/ui/layout/thumb-link';

// Words and rows are asked for together and at once; one after another is slow on a weak line.
void preloadMessages('myshops', 'target', 'errors').catch(() => undefined);

/** Below the fold, and with words of its own. */
const loadWork = async () => {
  const [{ WorkAtAGlance }] = await Promise.all([
    import('@/features/shops/assigned/work-at-a-glance'),
    preloadMessages('leads'),
  ]);
  return WorkAtAGlance;
};

/** A bizman's home: the month's target, the pay, the next shop, and the next lead under the thumb. */
export function BizmanSection() {
  const t = useMessages('myshops');
  usePrefetchQuery(targetOptions());
  usePrefetchQuery(shopDayOptions());
  usePrefetchQuery(earningTotalsOptions());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <MonthCard
          payLink={<Link to="/earnings" />}
          panLink={<Link to="/settings/$section" params={{ section: 'payouts' }} />}
        />
        <NextStop
          todayLink={<Link to="/manage-shops" search={{ tab: 'today' }} />}
          shopLink={(id) => <Link to="/manage-shops" search={{ shop: id }} />}
        />
      </div>
      <Deferred
        load={loadWork}
        given={{
          leadsLink: <Link to="/manage-shops" search={{ tab: 'leads' }} />,
          shopsLink: <Link to="/manage-shops" />,
        }}
      />
      <ThumbLink icon={<Plus aria-hidden className="size-6" />} render={<Link to="/leads/new" />}>
        {t('home.newLead')}
      </ThumbLink>
    </div>
  );
}
