import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { proofOptions } from '@/features/proofs/history/own-proofs.queries';
import { ProofDetails } from '@/features/proofs/history/proof-details';
import { ProofStatus } from '@/features/proofs/history/proof-status';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { PageHeader } from '@/ui/layout/page-header';
import { MissingOrFailed } from '../missing-or-failed';

function useProof(id: string) {
  const { data, error, isFetching, refetch } = useQuery(proofOptions(id));
  return { proof: data, error, isRetrying: isFetching, retry: () => void refetch() };
}

export function ProofPage({ id }: { id: string }) {
  const t = useMessages('proofs');
  const { proof, error, isRetrying, retry } = useProof(id);
  if (!proof && error) {
    const missing = { title: t('notFound.title'), text: t('notFound.text') };
    return <MissingOrFailed {...{ error, missing, isRetrying }} onRetry={retry} />;
  }
  if (!proof) return <PageSkeleton />;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        back={
          <ButtonLink
            variant="quiet"
            size="sm"
            icon={<ArrowLeft aria-hidden className="size-5" />}
            render={<Link to="/deal/$id" params={{ id: proof.deal_id }} />}
          >
            {t('view.back')}
          </ButtonLink>
        }
        eyebrow={`${proof.brand_name} · ${proof.shop_name}`}
        title={proof.campaign_title}
        description={t('view.attempt', { number: proof.attempt })}
        actions={<ProofStatus status={proof.status} />}
      />
      <LazyUpdatedAgo savedAt={proof.savedAt} />
      <ProofDetails proof={proof} />
    </div>
  );
}
