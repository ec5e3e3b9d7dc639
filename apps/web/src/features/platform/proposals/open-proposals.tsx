import { formatDate } from '@chowk/domain/kernel';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { openProposalsOptions } from '@/features/platform/config/figures.queries';
import { useLanguage, useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { usePagedList } from '@/lists/use-paged-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
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
  const { titleOf, detailsOf } = useProposalWords();
  const { paging, ...list } = usePagedList({}, openProposalsOptions);
  return (
    <div className="grid gap-4">
      <ConfirmersNote />
      <ListBody
        list={{
          ...list,
          more: paging?.hasNext
            ? { isLoading: list.isRefreshing, onMore: paging.onNext }
            : undefined,
        }}
        skeleton={<SkeletonText lines={4} />}
        empty={
          <EmptyState
            icon={<ShieldCheck />}
            title={t('proposal.none')}
            text={t('proposal.noneText')}
          />
        }
        more={t('proposal.more')}
      >
        {(proposals) =>
          proposals.map((proposal) => (
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
          ))
        }
      </ListBody>
    </div>
  );
}
