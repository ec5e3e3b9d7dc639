import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { actingFor } from '@/api/session/acting';
import { Later } from '@/app/behaviours/later';
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

/** The list a shop looked at last in this tab: coming back from a deal must not lose its place. */
function lastDealTab(): DealTab {
  return findDealTab(sessionStorage.getItem(STORAGE_KEY)) ?? 'offered';
}

function saveDealTab(tab: DealTab): void {
  sessionStorage.setItem(STORAGE_KEY, tab);
}

// Words and rows are asked for together and at once; one after another is slow on a weak line.
void preloadMessages('deals', 'earnings', 'errors').catch(() => undefined);

/** Only a new shop has anything to read there. */
const loadShopNeeds = async () => (await import('@/features/shops/form/shop-needs')).ShopNeeds;

/** Below the deals, and with words of its own. */
const loadStoreTiles = async () => (await import('./store-tiles')).StoreTiles;

/** Photos begun and not sent, after the phone closed the page: the app opens where it was left. */
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

/** The home of a shop: its money, and the deals that make it. */
export function StoreSection({ me }: Pick<DashboardSectionProps, 'me'>) {
  const [tab, setTab] = useState(lastDealTab);
  useGoBackToProof();
  usePrefetchInfiniteQuery(dealsOptions(tab, ''));
  return (
    <>
      <Later
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
      <Later load={loadStoreTiles} given={{ me }} />
    </>
  );
}
