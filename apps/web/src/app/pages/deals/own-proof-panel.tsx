import type { Deal } from '@chowk/domain/deals';
import type { Proof } from '@chowk/domain/proofs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { loadOutbox } from '@/commands/send-command';
import { consentsOptions, pendingConsentsOptions } from '@/features/accounts/settings.queries';
import { dealCampaignOptions } from '@/features/deals/deals.queries';
import { ProofForm } from '@/features/proofs/capture/proof-form';
import { QueuedProofCard } from '@/features/proofs/history/queued-proof-card';
import { shopOptions } from '@/features/shops/shops.queries';
import { preloadMessages } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { samplePhoto } from '@/offline/photos/sample-photo';
import { onSyncEvent } from '@/offline/store/events';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';

/** Whether the location may be stored with the photos, and how to consent. */
function useLocationConsent() {
  const queryClient = useQueryClient();
  const { data } = useQuery(consentsOptions());
  const { data: pending = [] } = useQuery(pendingConsentsOptions());
  const latest = data?.items.find(({ purpose }) => purpose === 'location');
  const isPending = pending.includes('location');

  useEffect(() => {
    if (!isPending) return undefined;
    return onSyncEvent(({ type }) => {
      if (type !== 'queue.changed') return;
      // It may have arrived, been refused or been discarded.
      for (const { queryKey } of [pendingConsentsOptions(), consentsOptions()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    });
  }, [queryClient, isPending]);

  async function give(): Promise<void> {
    const { cacheConsent } = await import('@/features/accounts/consents/cache-consent');
    await cacheConsent(queryClient, 'location');
  }

  return { isGiven: isPending || latest?.withdrawn_at === null, give };
}

const loadViewfinder = () => import('@/features/proofs/capture/camera/viewfinder');
const Viewfinder = lazy(() => loadViewfinder().then((m) => ({ default: m.Viewfinder })));

/** Only a rejected proof has a reason to read. */
const RejectionCard = lazy(() =>
  import('@/features/proofs/history/rejection-card').then((m) => ({ default: m.RejectionCard })),
);

interface OwnProofPanelProps {
  deal: Deal;
  proofs: readonly Proof[];
  /** Where the page has its one next step. */
  bar: HTMLElement | null;
  queued: PendingUpload | undefined;
  onMoved: () => void;
}

/** The shop's proof, from the first photo to the server's confirmation. */
export function OwnProofPanel({ deal, proofs, bar, queued, onMoved }: OwnProofPanelProps) {
  const consent = useLocationConsent();
  const { data: campaign } = useQuery(dealCampaignOptions(deal));
  const { data: shop } = useQuery(shopOptions(deal.shop_id));
  const [latest] = proofs;
  useEffect(() => {
    // Preloaded, so that the camera opens at once, also without a network.
    void loadViewfinder().catch(() => undefined);
    void loadOutbox().catch(() => undefined);
    void preloadMessages('capture').catch(() => undefined);
  }, []);

  const samplePath = campaign?.sample_photo_path;
  const sample = samplePath ? samplePhoto(samplePath) : undefined;
  const usedHashes = useMemo(
    () => new Set(proofs.flatMap(({ photos }) => photos.map(({ sha256 }) => sha256))),
    [proofs],
  );

  if (queued) return <QueuedProofCard item={queued} />;
  return (
    <>
      {deal.status === 'rejected_proof' && latest?.status === 'rejected' && (
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
          <RejectionCard
            proof={latest}
            wasDisputed={deal.disputed_at !== null}
            onDisputed={onMoved}
          />
        </Suspense>
      )}
      <ProofForm
        subject={{ dealId: deal.id, title: deal.campaign_title, usedHashes }}
        photosNeeded={deal.photos_needed}
        isRetake={deal.status === 'rejected_proof'}
        bar={bar}
        expected={
          shop &&
          campaign && {
            shop: shop.position,
            fenceM: shop.fence_radius_m ?? campaign.fence_m,
          }
        }
        consent={consent}
        camera={(slot) => (
          <Suspense fallback={null}>
            <Viewfinder {...slot} sample={sample} />
          </Suspense>
        )}
      />
    </>
  );
}
