import type { DeadJob, JobQueueState } from '@chowk/domain/admin';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Card } from '@/ui/layout/card';
import { type Column, DataTable } from '@/ui/table/data-table';
import { jobsOptions, retryJobRef } from './jobs.queries';

/** The work behind the screens: what was given up first, then what waits. */
export function JobsBoard() {
  const t = useMessages('office');
  const errorWords = useErrorWords();
  const { data, error, refetch } = useQuery(jobsOptions());
  const problem = error && { error, text: errorWords(error), onRetry: () => void refetch() };
  return (
    <div className="grid gap-6">
      <Card
        title={t('jobs.dead')}
        description={data ? t('jobs.deadCount', { count: data.dead_total }) : t('jobs.deadText')}
      >
        <DeadJobs jobs={data?.dead} problem={problem ?? undefined} />
      </Card>
      <Card title={t('jobs.queues')} description={t('jobs.queuesText')}>
        <DataTable
          label={t('jobs.queues')}
          columns={useQueueColumns()}
          rows={data?.queues.filter(isBusy)}
          rowKey={({ name }) => name}
          error={problem ?? undefined}
          empty={<EmptyState icon={<CircleCheck />} title={t('jobs.nothing')} />}
        />
        {data && <IdleQueues names={data.queues.filter((each) => !isBusy(each)).map(nameOf)} />}
      </Card>
    </div>
  );
}

const isBusy = ({ waiting, running, retrying }: JobQueueState) => waiting + running + retrying > 0;
const nameOf = ({ name }: JobQueueState) => name;

/** Said in one line: a screen of noughts hides the one that matters. */
function IdleQueues({ names }: { names: readonly string[] }) {
  const t = useMessages('office');
  if (names.length === 0) return null;
  return (
    <details className="mt-4 text-muted text-sm">
      <summary className="min-h-touch cursor-pointer content-center font-medium">
        {t('jobs.idle', { count: names.length })}
      </summary>
      <ul className="wrap-anywhere grid gap-1 pb-2 font-mono sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}

interface DeadJobsProps {
  jobs: readonly DeadJob[] | undefined;
  problem: { error: unknown; text: string; onRetry: () => void } | undefined;
}

function DeadJobs({ jobs, problem }: DeadJobsProps) {
  const t = useMessages('office');
  const { running, run } = useCommand(retryJobRef, {
    done: t('jobs.retried'),
    refused: t('notDone'),
  });
  return (
    <DataTable
      label={t('jobs.dead')}
      columns={[
        { id: 'name', header: t('jobs.name'), isTitle: true, cell: ({ name }) => name },
        {
          id: 'error',
          header: t('jobs.error'),
          cell: ({ error }) => <span className="wrap-anywhere">{error || t('unknown')}</span>,
        },
        {
          id: 'at',
          header: t('jobs.at'),
          cell: ({ failed_at }) => <RelativeTime iso={failed_at} />,
        },
      ]}
      rows={jobs}
      rowKey={({ id }) => id}
      rowActions={({ id, name }) => (
        <Button
          variant="secondary"
          size="sm"
          isLoading={running?.id === id}
          aria-label={t('jobs.retryOf', { job: name })}
          onClick={() => void run({ id }, { key: id })}
        >
          {t('jobs.retry')}
        </Button>
      )}
      error={problem}
      empty={<EmptyState icon={<CircleCheck />} title={t('jobs.none')} text={t('jobs.noneText')} />}
    />
  );
}

function useQueueColumns(): Column<JobQueueState>[] {
  const t = useMessages('office');
  return [
    { id: 'name', header: t('jobs.name'), isTitle: true, cell: ({ name }) => name },
    { id: 'waiting', header: t('jobs.waiting'), align: 'end', cell: ({ waiting }) => waiting },
    { id: 'running', header: t('jobs.running'), align: 'end', cell: ({ running }) => running },
    { id: 'retrying', header: t('jobs.retrying'), align: 'end', cell: ({ retrying }) => retrying },
    {
      id: 'oldest',
      header: t('jobs.oldest'),
      cell: ({ oldest_due_at: at }) => (at ? <RelativeTime iso={at} /> : t('jobs.nothing')),
    },
  ];
}
