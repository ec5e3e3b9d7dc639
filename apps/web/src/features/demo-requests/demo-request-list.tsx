import {
  DEMO_REQUEST_STATES,
  type DemoRequest,
  type DemoRequestState,
} from '@chowk/domain/demo-requests';
import { formatMobile } from '@chowk/domain/kernel';
import { PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import type { Column } from '@/ui/table/data-table';
import { demoRequestsOptions, handleDemoRequestRef } from './demo-requests.queries';

/** Whoever waits for a call first; the others can be looked up. */
export function DemoRequestList() {
  const t = useMessages('content');
  const [status, setStatus] = useState<DemoRequestState | undefined>('new');
  const { search, field } = useSearch();
  const list = usePagedList({ search, status }, (cursor) =>
    demoRequestsOptions(search, status, cursor),
  );
  return (
    <ListTable
      label={t('calls.title')}
      columns={useColumns()}
      list={list}
      rowKey={({ id }) => id}
      rowActions={(request) => <HandleButton request={request} />}
      search={{ label: t('calls.search'), ...field }}
      filters={
        <FilterSelect
          label={t('calls.status')}
          all={t('calls.any')}
          values={DEMO_REQUEST_STATES}
          nameOf={(value) => t(`calls.status.${value}`)}
          value={status}
          onChange={setStatus}
        />
      }
      empty={
        <EmptyState
          icon={<PhoneCall />}
          title={t('calls.none')}
          text={t(search === '' ? 'calls.noneText' : 'calls.noneFit')}
        />
      }
    />
  );
}

function HandleButton({ request }: { request: DemoRequest }) {
  const t = useMessages('content');
  const { isBusy, run } = useCommand(handleDemoRequestRef, {
    done: t('calls.handled'),
    refused: t('edit.failed'),
  });
  const { id, name, status, handled_by_name } = request;
  if (status === 'handled') {
    return (
      <span className="text-muted text-sm">{t('calls.by', { name: handled_by_name ?? '' })}</span>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      isLoading={isBusy}
      aria-label={t('calls.handleOf', { name })}
      onClick={() => void run({ id }, { key: id })}
    >
      {t('calls.handle')}
    </Button>
  );
}

function useColumns(): Column<DemoRequest>[] {
  const t = useMessages('content');
  const front = useMessages('front');
  return [
    {
      id: 'name',
      header: t('calls.name'),
      isTitle: true,
      cell: ({ name, city }) => (city ? `${name}, ${city}` : name),
    },
    {
      id: 'phone',
      header: t('calls.phone'),
      cell: ({ phone, language }) => (
        <>
          <a href={`tel:${phone}`} className="font-semibold text-primary-ink underline">
            {formatMobile(phone)}
          </a>
          {language === 'hi' && (
            <span className="block text-muted text-sm">{t('calls.inHindi')}</span>
          )}
        </>
      ),
    },
    {
      id: 'who',
      header: t('calls.who'),
      cell: ({ audience }) => front(`ask.audience.${audience}`),
    },
    {
      id: 'when',
      header: t('calls.when'),
      cell: ({ preferred_time }) => front(`ask.time.${preferred_time}`),
    },
    {
      id: 'wish',
      header: t('calls.wish'),
      cell: ({ note }) => <span className="wrap-anywhere">{note || t('calls.nothing')}</span>,
    },
    {
      id: 'came',
      header: t('calls.came'),
      cell: ({ created_at }) => <RelativeTime iso={created_at} />,
    },
  ];
}
