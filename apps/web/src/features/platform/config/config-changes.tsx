import { formatDate } from '@chowk/domain/kernel';
import type { Proposal } from '@chowk/domain/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { ProposalDecisions } from '@/features/platform/proposals/proposal-decisions';
import { ProposalStatus } from '@/features/platform/proposals/proposal-status';
import { useLanguage, useMessages } from '@/i18n';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Card } from '@/ui/layout/card';
import { DataTable } from '@/ui/table/data-table';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
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
  const errorWords = useErrorWords();
  const { cursor, pagingFor } = useCursorPaging('');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...configChangesOptions(cursor),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={t('changes.title')} description={t('changes.text')}>
      <DataTable<Proposal>
        label={t('changes.title')}
        rows={data?.items}
        rowKey={({ id }) => id}
        {...(canChange
          ? {
              rowActions: (change) => (
                <ProposalDecisions proposal={change} isOwn={change.proposed_by === uid} />
              ),
            }
          : {})}
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
        paging={pagingFor(data?.nextCursor)}
        isRefreshing={isFetching && isPlaceholderData}
        error={
          error ? { error, text: errorWords(error), onRetry: () => void refetch() } : undefined
        }
        empty={
          <EmptyState icon={<History />} title={t('changes.none')} text={t('changes.noneText')} />
        }
      />
    </Card>
  );
}
