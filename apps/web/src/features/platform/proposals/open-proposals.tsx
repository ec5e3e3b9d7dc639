import { formatDate } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { openProposalsOptions } from '@/features/platform/config/figures.queries';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { ConfirmersNote } from './confirmers-note';
import { ProposalDecisions } from './proposal-decisions';
import { useProposalWords } from './use-proposal-words';

interface OpenProposalsProps {
  uid: string;
  /** Two people may have one name: whom it is about is looked at on their page. */
  personLink: (id: string, name: string) => ReactNode;
}

/** Everything that needs a second super admin, with what there is to check before saying yes. */
export function OpenProposals({ uid, personLink }: OpenProposalsProps) {
  const t = useMessages('figures');
  const language = useLanguage();
  const errorWords = useErrorWords();
  const { titleOf, detailsOf } = useProposalWords();
  const { cursor, pagingFor } = useCursorPaging('');
  const { data, error, isFetching, refetch } = useQuery(openProposalsOptions(cursor));
  if (!data) {
    if (!error) return <SkeletonText lines={4} />;
    return (
      <ErrorState
        error={error}
        text={errorWords(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const paging = pagingFor(data.nextCursor);
  return (
    <div className="grid gap-4">
      <ConfirmersNote />
      {data.items.length === 0 && (
        <EmptyState
          icon={<ShieldCheck />}
          title={t('proposal.none')}
          text={t('proposal.noneText')}
        />
      )}
      {data.items.map((proposal) => (
        <Card
          key={proposal.id}
          title={titleOf(proposal)}
          description={t('proposal.by', {
            name: proposal.proposed_name ?? '',
            when: formatDate(proposal.created_at, language, { withTime: true }),
          })}
        >
          {detailsOf(proposal).map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
          {proposal.beneficiary_id && (
            <p>{personLink(proposal.beneficiary_id, proposal.beneficiary_name ?? '')}</p>
          )}
          <p className="text-muted text-sm">
            {t('proposal.expires', { when: formatDate(proposal.expires_at, language) })}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <ProposalDecisions proposal={proposal} isOwn={proposal.proposed_by === uid} />
          </div>
        </Card>
      ))}
      {paging?.hasNext && (
        <Button variant="secondary" onClick={paging.onNext}>
          {t('proposal.more')}
        </Button>
      )}
    </div>
  );
}
