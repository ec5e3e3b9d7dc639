import type { Me } from '@chowk/domain/accounts';
import type { Deal } from '@chowk/domain/deals';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocationConsent } from '@/features/accounts/use-location-consent';
import { DealActions } from '@/features/deals/deal-actions';
import { DealBrief } from '@/features/deals/deal-brief';
import { DealCancel } from '@/features/deals/deal-cancel';
import { DealNews } from '@/features/deals/deal-news';
import { DealProgress } from '@/features/deals/deal-progress';
import { DealSummary } from '@/features/deals/deal-summary';
import { listDealsRef } from '@/features/deals/deals.queries';
import { useDeal } from '@/features/deals/use-deal';
import { ProofHistory } from '@/features/proofs/proof-history';
import { useDealProofs } from '@/features/proofs/use-deal-proofs';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/button';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { PageSkeleton } from '../page-skeleton';
import { MissingOrFailed } from './missing-or-failed';

/** Whoever only looks at an offer need not fetch what comes after it. */
const ProofForm = lazy(() =>
  import('@/features/proofs/proof-form').then((m) => ({ default: m.ProofForm })),
);
const RejectionCard = lazy(() =>
  import('@/features/proofs/rejection-card').then((m) => ({ default: m.RejectionCard })),
);

export function DealPage({ id, me }: { id: string; me: Me }) {
  const t = useMessages('deals');
  const { deal, error, isRetrying, retry } = useDeal(id);
  if (deal) return <DealView deal={deal} isOwn={me.roles.includes('retailer')} onChange={retry} />;
  if (!error) return <PageSkeleton />;
  const missing = { title: t('notFound.title'), text: t('notFound.text') };
  return <MissingOrFailed {...{ error, missing, isRetrying }} onRetry={retry} />;
}

interface DealViewProps {
  deal: Deal;
  isOwn: boolean;
  onChange: () => void;
}

function DealView({ deal, isOwn, onChange }: DealViewProps) {
  return (
    <div className="flex flex-col gap-5">
      <Head deal={deal} />
      <DealProgress status={deal.status} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4 lg:order-2">
          <DealSummary deal={deal} isOwn={isOwn}>
            {isOwn && <DealActions deal={deal} />}
          </DealSummary>
          {isOwn && <DealNews deal={deal} earningsLink={<Link to="/earnings" />} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ProofPart deal={deal} isOwn={isOwn} onChange={onChange} />
          <DealBrief deal={deal} />
          {isOwn && <DealCancel deal={deal} />}
        </div>
      </div>
    </div>
  );
}

function Head({ deal }: { deal: Deal }) {
  const t = useMessages('deals');
  return (
    <PageHeader
      back={
        <ButtonLink
          variant="quiet"
          size="sm"
          icon={<ArrowLeft aria-hidden className="size-5" />}
          render={<Link to="/dashboard" />}
        >
          {t('back')}
        </ButtonLink>
      }
      eyebrow={deal.brand_name}
      title={deal.campaign_title}
    />
  );
}

/** What was sent so far, why it came back, and the way to send it. */
function ProofPart({ deal, isOwn, onChange }: DealViewProps) {
  const queryClient = useQueryClient();
  const consent = useLocationConsent();
  const { proofs, refresh } = useDealProofs(deal.id);
  const [latest] = proofs;
  const isRejected = deal.status === 'rejected_proof';

  function onMoved() {
    onChange();
    refresh();
    void queryClient.invalidateQueries({ queryKey: [listDealsRef.name] });
  }

  return (
    <>
      <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
        {isOwn && isRejected && latest?.status === 'rejected' && (
          <RejectionCard
            proof={latest}
            wasDisputed={deal.disputed_at !== null}
            onDisputed={onMoved}
          />
        )}
        {isOwn && (isRejected || deal.status === 'accepted') && (
          <ProofForm
            key={deal.id}
            dealId={deal.id}
            photosNeeded={deal.photos_needed}
            consent={consent}
            onSent={onMoved}
            onRefused={onChange}
          />
        )}
      </Suspense>
      <ProofHistory proofs={proofs} linkTo={(id) => <Link to="/proof/$id" params={{ id }} />} />
    </>
  );
}
