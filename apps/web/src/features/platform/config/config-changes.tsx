import { formatDate } from '@chowk/domain/kernel';
import type { Proposal } from '@chowk/domain/platform';
import { History } from 'lucide-react';
import { ProposalDecisions } from '@/features/platform/proposals/proposal-decisions';
import { ProposalStatus } from '@/features/platform/proposals/proposal-status';
import { useLanguage, useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Card } from '@/ui/layout/card';
import { changeText } from './change-text';
import { configChangesOptions } from './figures.queries';

interface ConfigChangesProps {
  uid: string;
  canChange: boolean;
}

/** Proposals, what is to come and what was, in one list: the newest first. */
export function ConfigChanges({ uid, canChange }: ConfigChangesProps) {
  const t = useMessages('figures');
  const language = useLanguage();
  const list = usePagedList({}, configChangesOptions);
  return (
    <Card title={t('changes.title')} description={t('changes.text')}>
      <ListTable<Proposal>
        label={t('changes.title')}
        list={list}
        rowKey={({ id }) => id}
        rowActions={
          canChange
            ? (change) => <ProposalDecisions proposal={change} isOwn={change.proposed_by === uid} />
            : undefined
        }
        columns={[
          {
            id: 'figure',
            header: t('changes.figure'),
            isTitle: true,
            cell: ({ key }) => (
              <span className="max-md:block max-md:pe-28">{key && t(`name.${key}`)}</span>
            ),
          },
          {
            id: 'value',
            header: t('changes.value'),
            cell: ({ key, value }) => (
              <span className="wrap-anywhere">{key && changeText({ key, value })}</span>
            ),
          },
          {
            id: 'status',
            header: t('changes.status'),
            cell: ({ status }) => <ProposalStatus status={status} />,
          },
          {
            id: 'from',
            header: t('changes.from'),
            cell: ({ effective_at }) => formatDate(effective_at, language),
          },
          { id: 'by', header: t('changes.by'), cell: ({ proposed_name }) => proposed_name },
          { id: 'decided', header: t('changes.decided'), cell: ({ decided_name }) => decided_name },
        ]}
        empty={
          <EmptyState icon={<History />} title={t('changes.none')} text={t('changes.noneText')} />
        }
      />
    </Card>
  );
}
