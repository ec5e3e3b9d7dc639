import { formatPaise, istDay } from '@chowk/domain/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Market } from '@/features/ad-spaces/market/market';
import {
  MARKET_TABS,
  type MarketSearch,
  parseMarketSearch,
  wantedDays,
} from '@/features/ad-spaces/market/market-search';
import { SpaceSheet } from '@/features/ad-spaces/market/space-sheet';
import { useMessages } from '@/i18n';
import { CardSkeletons } from '@/lists/card-grid';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { LinkTabs } from '@/ui/layout/link-tabs';

/** The other tab. */
const BookingsList = lazy(() =>
  import('@/features/ad-spaces/bookings/bookings-list').then((m) => ({ default: m.BookingsList })),
);

const PATH = '/brand-ad-spaces-marketplace';

/** A brand finds ad spaces here and sees its bookings. */
export function SpaceMarketPage({ address }: { address: object }) {
  const t = useMessages('spacemarket');
  const search = parseMarketSearch({ ...address });
  const { tab = 'find' } = search;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('intro')}</p>
      <LinkTabs
        label={t('tabs')}
        open={tab}
        tabs={MARKET_TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        link={(value) => (
          <Link
            to={PATH}
            search={value === 'find' ? {} : { tab: value }}
            activeOptions={{ exact: true }}
          />
        )}
      />
      {tab === 'find' ? (
        <FindSpace search={search} />
      ) : (
        <Suspense fallback={<CardSkeletons height="h-44" />}>
          <BookingsList side="brand" linkTo={(id) => <Link to="/adspace/$id" params={{ id }} />} />
        </Suspense>
      )}
    </div>
  );
}

function FindSpace({ search }: { search: MarketSearch }) {
  const t = useMessages('spacemarket');
  const navigate = useNavigate();
  const go = (next: Partial<MarketSearch>, replace: boolean) =>
    void navigate({ to: PATH, search: { ...search, ...next }, replace });
  return (
    <>
      <Market
        search={search}
        change={(next) => go(next, true)}
        linkTo={(space) => <Link to={PATH} search={{ ...search, space }} />}
      />
      <SpaceSheet
        id={search.space}
        onClose={() => go({ space: undefined }, true)}
        wanted={wantedDays(search, istDay(Date.now()))}
        shopLink={(shopId) => (
          <ButtonLink
            size="sm"
            variant="secondary"
            render={<Link to="/retailer-profile/$shopId" params={{ shopId }} />}
          >
            {t('space.shop')}
          </ButtonLink>
        )}
        addMoney={(paise) => (
          <ButtonLink size="sm" render={<Link to="/wallet" search={{ add: paise }} />}>
            {t('space.add', { amount: formatPaise(paise) })}
          </ButtonLink>
        )}
        onRequested={({ id }) => {
          showToast({ title: t('space.done'), tone: 'success' });
          void navigate({ to: '/adspace/$id', params: { id } });
        }}
      />
    </>
  );
}
