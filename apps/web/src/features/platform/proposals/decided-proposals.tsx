import { formatDate } from '@chowk/domain/kernel';
import type { Proposal } from '@chowk/domain/platform';
import { History } from 'lucide-react';
import { decidedProposalsOptions } from '@/features/platform/config/figures.queries';
import { useLanguage, useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Card } from '@/ui/layout/card';
import { ProposalDecisions } from './proposal-decisions';
import { ProposalStatus } from './proposal-status';
import { useProposalWords } from './use-proposal-words';

/** What became of every proposal, the newest first. A setting can still be stopped before its day. */
export function DecidedProposals({ uid }: { uid: string }) {
  const t = useMessages('figures');
  const language = useLanguage();
  const { titleOf } = useProposalWords();
  const list = usePagedList({}, decidedProposalsOptions);
  return (
    <Card title={t('decided.title')}>
      <ListTable<Proposal>
        label={t('decided.title')}
        list={list}
        rowKey={({ id }) => id}
        rowActions={(proposal) => (
          <ProposalDecisions proposal={proposal} isOwn={proposal.proposed_by === uid} />
        )}
        columns={[
          {
            id: 'what',
            header: t('decided.what'),
            isTitle: true,
            cell: (proposal) => <span className="wrap-anywhere">{titleOf(proposal)}</span>,
          },
          {
            id: 'outcome',
            header: t('decided.outcome'),
            cell: ({ status }) => <ProposalStatus status={status} />,
          },
          { id: 'by', header: t('changes.by'), cell: ({ proposed_name }) => proposed_name },
          { id: 'decided', header: t('changes.decided'), cell: ({ decided_name }) => decided_name },
          {
            id: 'on',
            header: t('decided.on'),
            cell: ({ decided_at }) =>
              decided_at && formatDate(decided_at, language, { withTime: true }),
          },
        ]}
        empty={
          <EmptyState icon={<History />} title={t('decided.none')} text={t('decided.noneText')} />
        }
      />
    </Card>
  );
}
