import type { Deal, DealTerms } from '@chowk/domain/deals';
import type { Proof } from '@chowk/domain/proofs';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { loadOutbox } from '@/commands/send-command';
import { useLocationConsent } from '@/features/accounts/consents/use-location-consent';
import { dealCampaignOptions } from '@/features/deals/deals.queries';
import { ProofForm } from '@/features/proofs/capture/proof-form';
import { QueuedProofCard } from '@/features/proofs/history/queued-proof-card';
import { preloadMessages } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { samplePhoto } from '@/offline/photos/sample-photo';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';

const loadViewfinder = () => import('@/features/proofs/capture/camera/viewfinder');
const Viewfinder = lazy(() => loadViewfinder().then((m) => ({ default: m.Viewfinder })));

/** Most proofs are accepted; only who was refused needs to read why. */
const RejectionCard = lazy(() =>
  import('@/features/proofs/history/rejection-card').then((m) => ({ default: m.RejectionCard })),
);

interface OwnProofPanelProps {
  deal: Deal;
  proofs: readonly Proof[];
  terms: DealTerms | undefined;
  queued: PendingUpload | undefined;
  onMoved: () => void;
}

/** The shop's own way from the first photo to the server's word that it has them. */
export function OwnProofPanel({ deal, proofs, terms, queued, onMoved }: OwnProofPanelProps) {
  const consent = useLocationConsent();
  const { data: campaign } = useQuery(dealCampaignOptions(deal));
  const [latest] = proofs;
  useEffect(() => {
    // Asked for early, so that the camera opens at once, also where the network has gone meanwhile.
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
        expected={terms && { shop: terms.shop_position, fenceM: terms.fence_m }}
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
