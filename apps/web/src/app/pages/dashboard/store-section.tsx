import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { actingFor } from '@/api/session/acting';
import { Deferred } from '@/app/behaviours/deferred';
import { DealFeed } from '@/features/deals/deal-feed';
import { findDealTab } from '@/features/deals/deal-tabs';
import { type DealTab, dealsOptions } from '@/features/deals/deals.queries';
import { DueTile } from '@/features/deals/due-tile';
import { earningTotalsOptions } from '@/features/earnings/earnings.queries';
import { EarningsTile } from '@/features/earnings/earnings-tile';
import { takeOpenStep } from '@/features/proofs/capture/open-step';
import { preloadMessages } from '@/i18n';
import type { DashboardSectionProps } from './sections';

const STORAGE_KEY = 'chowk.dealTab';

/** The last list a shop looked at in this tab, so that coming back from a deal keeps its place. */
function lastDealTab(): DealTab {
  return findDealTab(sessionStorage.getItem(STORAGE_KEY)) ?? 'offered';
}

function saveDealTab(tab: DealTab): void {
  sessionStorage.setItem(STORAGE_KEY, tab);
}

// Words and rows are requested in parallel, which saves a round trip.
void preloadMessages('deals', 'earnings', 'errors').catch(() => undefined);

/** Only new shops see it. */
const loadShopNeeds = async () => (await import('@/features/shops/form/shop-needs')).ShopNeeds;

/** Below the deals, with its own words. */
const loadStoreTiles = async () => (await import('./store-tiles')).StoreTiles;

/** Photos of an unsent proof after a restart: the app continues there. */
function useGoBackToProof() {
  const navigate = useNavigate();
  useEffect(() => {
    const id = takeOpenStep();
    if (id) void navigate({ to: '/deal/$id', params: { id } });
  }, [navigate]);
}

function OwnEarnings() {
  usePrefetchQuery(earningTotalsOptions());
  return <EarningsTile link={<Link to="/earnings" />} />;
}

function linkToDeal(id: string) {
  return <Link to="/deal/$id" params={{ id }} />;
}

/** A shop's home: earnings and deals. */
export function StoreSection({ me }: Pick<DashboardSectionProps, 'me'>) {
  const [tab, setTab] = useState(lastDealTab);
  useGoBackToProof();
  usePrefetchInfiniteQuery(dealsOptions(tab, ''));
  return (
    <>
      <Deferred
        load={loadShopNeeds}
        given={{ me, link: <Link to="/settings/$section" params={{ section: 'shop' }} /> }}
      />
      {/* What a shop earns is its owner's alone. */}
      {!actingFor() && <OwnEarnings />}
      {/* Who looks at that very list needs no sign to it. */}
      {tab !== 'accepted' && <DueTile linkTo={linkToDeal} />}
      <DealFeed
        tab={tab}
        onTab={(next) => {
          saveDealTab(next);
          setTab(next);
        }}
        linkTo={linkToDeal}
        profileLink={<Link to="/settings/$section" params={{ section: 'shop' }} />}
      />
      <Deferred load={loadStoreTiles} given={{ me }} />
    </>
  );
}
