import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { DealFeed } from '@/features/deals/deal-feed';
import { dealsOptions } from '@/features/deals/deals.queries';
import { rememberDealTab, rememberedDealTab } from '@/features/deals/remembered-tab';
import { earningTotalsOptions } from '@/features/earnings/earnings.queries';
import { EarningsTile } from '@/features/earnings/earnings-tile';
import { preloadMessages } from '@/i18n';
import type { DashboardSectionProps } from './sections';

// Words and rows are asked for together and at once; one after another is slow on a weak line.
void preloadMessages('deals', 'earnings', 'errors').catch(() => undefined);

/** Only a new shop has anything to read there. */
const ShopNeeds = lazy(() =>
  import('@/features/shops/shop-needs').then((m) => ({ default: m.ShopNeeds })),
);

/** The home of a shop: its money, and the deals that make it. */
export function StoreSection({ me }: Pick<DashboardSectionProps, 'me'>) {
  const [tab, setTab] = useState(rememberedDealTab);
  usePrefetchQuery(earningTotalsOptions());
  usePrefetchInfiniteQuery(dealsOptions(tab, ''));
  return (
    <>
      <Suspense>
        <ShopNeeds me={me} link={<Link to="/settings/$section" params={{ section: 'shop' }} />} />
      </Suspense>
      <EarningsTile link={<Link to="/earnings" />} />
      <DealFeed
        tab={tab}
        onTab={(next) => {
          rememberDealTab(next);
          setTab(next);
        }}
        linkTo={(id) => <Link to="/deal/$id" params={{ id }} />}
        profileLink={<Link to="/settings/$section" params={{ section: 'shop' }} />}
      />
    </>
  );
}
