import { formatNumber } from '@chowk/domain/kernel';
import { CircleCheck } from 'lucide-react';
import { useStepWords } from '@/features/admin/audit-log/use-step-words';
import { type MessageKey, useMessages } from '@/i18n';
import { EmptyState } from '@/ui/feedback/empty-state';
import { DataTable } from '@/ui/table/data-table';
import type { Operations } from './operations.queries';

interface RefusalsProps {
  rows: Operations['refusals'] | undefined;
  error: { error: unknown; text: string; onRetry: () => void } | undefined;
}

/** What the server did not take from devices, by command and reason. */
export function Refusals({ rows, error }: RefusalsProps) {
  const t = useMessages('queues');
  const stepWords = useStepWords();
  const errors = useMessages('errors');
  return (
    <DataTable
      label={t('ops.refused')}
      rows={rows}
      rowKey={({ command, code }) => `${command} ${code}`}
      columns={[
        {
          id: 'command',
          header: t('ops.command'),
          isTitle: true,
          cell: ({ command }) => stepWords(command),
        },
        {
          id: 'code',
          header: t('ops.code'),
          cell: ({ code }) => errors(code as MessageKey<'errors'>),
        },
        { id: 'n', header: t('ops.count'), align: 'end', cell: ({ n }) => formatNumber(n) },
      ]}
      error={error}
      empty={<EmptyState icon={<CircleCheck />} title={t('ops.noneRefused')} />}
    />
  );
}
