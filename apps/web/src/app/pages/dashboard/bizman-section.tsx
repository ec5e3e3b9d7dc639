import { usePrefetchQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { earningTotalsOptions } from '@/features/earnings/earnings.queries';
import { EarningsTile } from '@/features/earnings/earnings-tile';
import { BizmanHome } from '@/features/shops/assigned/bizman-home';
import { shopDayOptions, summaryOptions } from '@/features/shops/assigned/my-shops.queries';
import { preloadMessages, useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';

// Words and rows are requested in parallel, which saves a round trip.
void preloadMessages('myshops', 'earnings', 'leads', 'errors').catch(() => undefined);

/** A bizman's home: visits, leads and earnings. */
export function BizmanSection() {
  const t = useMessages('myshops');
  usePrefetchQuery(summaryOptions());
  usePrefetchQuery(shopDayOptions());
  usePrefetchQuery(earningTotalsOptions());
  return (
    <div className="grid gap-6">
      <BizmanHome
        todayLink={<Link to="/manage-shops" search={{ tab: 'today' }} />}
        leadsLink={<Link to="/manage-shops" search={{ tab: 'leads' }} />}
        shopLink={(id) => <Link to="/manage-shops" search={{ shop: id }} />}
        newLead={
          <ButtonLink
            size="sm"
            icon={<Plus aria-hidden className="size-5" />}
            render={<Link to="/leads/new" />}
          >
            {t('home.newLead')}
          </ButtonLink>
        }
      />
      <EarningsTile isOfShops link={<Link to="/earnings" />} />
    </div>
  );
}
