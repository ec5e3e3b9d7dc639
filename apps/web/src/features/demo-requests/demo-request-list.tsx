import {
  DEMO_REQUEST_STATES,
  type DemoRequest,
  type DemoRequestState,
} from '@chowk/domain/demo-requests';
import { formatMobile } from '@chowk/domain/kernel';
import { PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { usePagedList } from '@/api/lists/use-paged-list';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { type Column, DataTable } from '@/ui/table/data-table';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { demoRequestsOptions, handleDemoRequestRef } from './demo-requests.queries';

/** Whoever waits for a call first; the others can be looked up. */
export function DemoRequestList() {
  const t = useMessages('content');
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<DemoRequestState | undefined>('new');
  const search = useSettled(typed.trim());
  const { table } = usePagedList(useCursorPaging(`${search}/${status}`), (cursor) =>
    demoRequestsOptions(search, status, cursor),
  );
  return (
    <DataTable
      label={t('calls.title')}
      columns={useColumns()}
      {...table}
      rowKey={({ id }) => id}
      rowActions={(request) => <HandleButton request={request} />}
      search={<SearchField label={t('calls.search')} value={typed} onChange={setTyped} />}
      filters={
        <NativeSelect
          isLabelHidden
          label={t('calls.status')}
          placeholder={t('calls.any')}
          value={status ?? ''}
          options={DEMO_REQUEST_STATES.map((value) => ({
            value,
            label: t(`calls.status.${value}`),
          }))}
          onChange={({ target }) =>
            setStatus(DEMO_REQUEST_STATES.find((state) => state === target.value))
          }
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
