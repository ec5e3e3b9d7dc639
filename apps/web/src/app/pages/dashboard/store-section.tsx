import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { actingFor } from '@/api/session/acting';
import { Deferred } from '@/app/behaviours/deferred';
import { DealFeed } from '@/features/deals/deal-feed';
import { type FeedTab, findFeedTab } from '@/features/deals/deal-tabs';
import { dealsOptions, payoutTermsOptions } from '@/features/deals/deals.queries';
import { EarningsLine } from '@/features/earnings/earnings-line';
import { takeOpenStep } from '@/features/proofs/capture/open-step';
import { preloadMessages } from '@/i18n';
import { ownShopsOptions } from '@/offline/read/own-shops';
import type { DashboardSectionProps } from './sections';

const STORAGE_KEY = 'chowk.dealTab';

/** The last list a shop looked at in this tab, so that coming back from a deal keeps its place. */
function lastFeedTab(): FeedTab {
  return findFeedTab(sessionStorage.getItem(STORAGE_KEY)) ?? 'todo';
}

function saveFeedTab(tab: FeedTab): void {
  sessionStorage.setItem(STORAGE_KEY, tab);
}

// Words and rows are requested in parallel, which saves a round trip.
void preloadMessages('deals', 'earnings', 'errors').catch(() => undefined);

/** Only a new store has anything to read there. */
const loadWelcome = async () => (await import('./store-welcome')).StoreWelcome;

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

/** Whether the name of a shop says anything: hardly anybody has two. */
function useHasShops(me: DashboardSectionProps['me']): boolean {
  const { data } = useQuery(ownShopsOptions());
  return (data?.items.filter(({ owner_id }) => owner_id === me.id).length ?? 0) > 1;
}

function linkToDeal(id: string) {
  return <Link to="/deal/$id" params={{ id }} />;
}

/** The home of a store: what to do now, then its money, then the rest. */
export function StoreSection({ me }: Pick<DashboardSectionProps, 'me'>) {
  const [tab, setTab] = useState(lastFeedTab);
  const hasShops = useHasShops(me);
  useGoBackToProof();
  usePrefetchInfiniteQuery(dealsOptions('accepted', ''));
  usePrefetchInfiniteQuery(dealsOptions('offered', ''));
  usePrefetchQuery(payoutTermsOptions());
  return (
    <>
      <DealFeed
        tab={tab}
        onTab={(next) => {
          saveFeedTab(next);
          setTab(next);
        }}
        linkTo={linkToDeal}
        profileLink={<Link to="/settings/$section" params={{ section: 'shop' }} />}
        hasShops={hasShops}
        // What a shop earns is its owner's alone.
        money={!actingFor() && <EarningsLine link={<Link to="/earnings" />} />}
        welcome={(isAlone) => <Deferred load={loadWelcome} given={{ me, hasSample: isAlone }} />}
      />
      <Deferred load={loadStoreTiles} given={{ me }} />
    </>
  );
}
