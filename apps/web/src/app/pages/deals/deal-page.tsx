import type { Me } from '@chowk/domain/accounts';
import type { Deal } from '@chowk/domain/deals';
import type { Proof } from '@chowk/domain/proofs';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { actingFor } from '@/api/session/acting';
import { BackAndShare } from '@/app/links/share-link';
import { useOpened } from '@/app/pages/notifications/use-opened';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { dealOptions } from '@/features/deals/deals.queries';
import { DealActions } from '@/features/deals/page/deal-actions';
import { DealBrief } from '@/features/deals/page/deal-brief';
import { DealCancel } from '@/features/deals/page/deal-cancel';
import { DealNews } from '@/features/deals/page/deal-news';
import { DealSummary } from '@/features/deals/page/deal-summary';
import { DealTimeline } from '@/features/deals/page/deal-timeline';
import { wordFor } from '@/features/deals/page/reader-words';
import { useDealFacts } from '@/features/deals/page/use-deal-facts';
import { dealEarningOptions } from '@/features/earnings/earnings.queries';
import type { SubmitInput } from '@/features/proofs/capture/proof-draft';
import {
  dealProofsOptions,
  listProofsRef,
  submitProofRef,
} from '@/features/proofs/history/own-proofs.queries';
import { ProofHistory } from '@/features/proofs/history/proof-history';
import { drawerStore } from '@/features/sync/drawer-store';
import { useMessages } from '@/i18n';
import type { Aged } from '@/offline/cache/persister';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { watchQueue } from '@/offline/outbox/watch-queue';
import { onSyncEvent } from '@/offline/store/events';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useStable } from '@/ui/layout/use-stable';
import { MissingOrFailed } from '../missing-or-failed';

function isOf(dealId: string, { type, data }: PendingUpload): boolean {
  return type === submitProofRef.name && (data as SubmitInput).deal_id === dealId;
}

/** The pending proof of this deal on this device; calls `onArrived` when the server has it. */
function useQueuedProof(dealId: string, onArrived: () => void) {
  const [queued, setQueued] = useState<PendingUpload>();
  useEffect(
    () => watchQueue((waiting) => waiting.find((item) => isOf(dealId, item)), setQueued),
    [dealId],
  );
  useEffect(
    () =>
      onSyncEvent((event) => {
        if (event.type === 'item.sent' && isOf(dealId, event.item)) onArrived();
      }),
    [dealId, onArrived],
  );
  return queued;
}

/** The attempts of a deal, refreshed after a new one. */
function useDealProofs(dealId: string) {
  const queryClient = useQueryClient();
  const { data } = useQuery(dealProofsOptions(dealId));
  const proofs: readonly Proof[] = data?.items ?? [];
  return {
    proofs,
    refresh: () => void queryClient.invalidateQueries({ queryKey: [listProofsRef.name] }),
  };
}

/** What an approved deal became, for its shop; what a shop earns is its owner's alone. */
function useDealEarning({ id, status }: Deal, isOwn: boolean) {
  const enabled = isOwn && status === 'approved' && !actingFor();
  const { data } = useInfiniteQuery({ ...dealEarningOptions(id), enabled });
  return data?.pages[0]?.items[0];
}

function useDeal(id: string) {
  const { data, error, isFetching, refetch } = useQuery(dealOptions(id));
  return { deal: data, error, isRetrying: isFetching, retry: () => void refetch() };
}

/** Viewing an offer need not load what follows it. */
const OwnProofPanel = lazy(() =>
  import('./own-proof-panel').then((m) => ({ default: m.OwnProofPanel })),
);

const BEFORE_THE_PROOF = new Set(['accepted', 'rejected_proof']);

export function DealPage({ id, me }: { id: string; me: Me }) {
  const t = useMessages('deal');
  const { deal, error, isRetrying, retry } = useDeal(id);
  useOpened(`/deal/${id}`);
  if (deal) return <DealView deal={deal} isOwn={me.roles.includes('retailer')} onChange={retry} />;
  if (!error) return <PageSkeleton />;
  const missing = { title: t('notFound.title'), text: t('notFound.text') };
  return <MissingOrFailed {...{ error, missing, isRetrying }} onRetry={retry} />;
}

interface DealViewProps {
  deal: Aged<Deal>;
  isOwn: boolean;
  onChange: () => void;
}

function DealView({ deal, isOwn, onChange }: DealViewProps) {
  const facts = useDealFacts(deal, isOwn, useDealEarning(deal, isOwn));
  const { proofs, refresh } = useDealProofs(deal.id);
  const onMoved = useStable(() => {
    onChange();
    refresh();
  });
  const queued = useQueuedProof(deal.id, onMoved);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const offersLink = <Link to="/dashboard" />;
  return (
    <div className="flex flex-1 flex-col gap-4">
      <Head deal={deal} isOwn={isOwn} />
      <LazyUpdatedAgo savedAt={deal.savedAt} />
      {/* On a phone one column, with the next step at its foot. */}
      <div className="items-start gap-4 max-lg:contents lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4 max-lg:contents lg:order-2">
          <DealSummary
            {...{ deal, facts, isOwn }}
            brandLink={
              <Link
                to="/campaign/$id/brand"
                params={{ id: deal.campaign_id }}
                className="underline"
              >
                {deal.brand_name}
              </Link>
            }
            panLink={
              // Only the owner can enter their PAN.
              actingFor() ? undefined : (
                <Link to="/settings/$section" params={{ section: 'payouts' }} />
              )
            }
          />
          {isOwn && <DealNews deal={deal} facts={facts} />}
          <div ref={setBar} className="contents" />
          {isOwn && (
            <DealActions
              deal={deal}
              netPaise={facts.money?.netPaise}
              onShowWaiting={() => drawerStore.set(true)}
              offersLink={offersLink}
              earningsLink={actingFor() ? offersLink : <Link to="/earnings" />}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {isOwn && BEFORE_THE_PROOF.has(deal.status) && (
            <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
              <OwnProofPanel key={deal.id} {...{ deal, proofs, bar, queued, onMoved }} />
            </Suspense>
          )}
          <DealTimeline {...{ deal, facts, isOwn }} />
          <DealBrief deal={deal} isOwn={isOwn} />
          <ProofHistory
            proofs={proofs}
            isOwn={isOwn}
            linkTo={(id) => <Link to="/proof/$id" params={{ id }} />}
          />
          {isOwn && !queued && <DealCancel deal={deal} netPaise={facts.money?.netPaise} />}
        </div>
      </div>
    </div>
  );
}

/** The name of the deal stands beside its photo; here are the ways out of it. */
function Head({ deal, isOwn }: { deal: Deal; isOwn: boolean }) {
  const t = useMessages('deal');
  return (
    <div className="-ms-3 -mt-3 -mb-2">
      <BackAndShare
        type="deal"
        id={deal.id}
        name={deal.campaign_title}
        back={
          <ButtonLink
            variant="quiet"
            size="sm"
            icon={<ArrowLeft aria-hidden className="size-5" />}
            render={<Link to="/dashboard" />}
          >
            {t(wordFor('back', isOwn))}
          </ButtonLink>
        }
      />
    </div>
  );
}
