import { formatPaise } from '@chowk/domain/kernel';
import { TOPUP_STATES, type Topup, type TopupState } from '@chowk/domain/wallets';
import { Landmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { allTopupsOptions } from '@/features/wallets/ledger/ledger.queries';
import { RefundQueue } from '@/features/wallets/refunds/refund-queue';
import { useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { Badge, type Tone } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import type { Column } from '@/ui/table/data-table';
import { TopupDecision } from './topup-decision';

const TONES: Record<TopupState, Tone> = {
  requested: 'warning',
  confirmed: 'success',
  rejected: 'danger',
};

/** Payments brands have announced, to be compared with the bank's statement. */
export function TopupQueue() {
  const t = useMessages('money');
  const [status, setStatus] = useState<TopupState | undefined>('requested');
  const [open, setOpen] = useState<Topup>();
  const { search, field } = useSearch();
  const asked = { ...(status ? { status } : {}), ...(search ? { search } : {}) };
  const list = usePagedList(asked, (cursor) =>
    allTopupsOptions({ ...asked, ...(cursor ? { cursor } : {}) }),
  );
  return (
    <>
      <ListTable
        label={t('tab.topups')}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        search={{ label: t('search'), ...field }}
        filters={
          <FilterSelect
            className="w-48"
            label={t('status')}
            all={t('all')}
            values={TOPUP_STATES}
            nameOf={(value) => t(`topup.state.${value}`)}
            value={status}
            onChange={setStatus}
          />
        }
        rowActions={(topup) =>
          topup.status === 'requested' && (
            <Button
              size="sm"
              aria-label={t('topup.openOf', {
                brand: topup.brand_name,
                amount: formatPaise(topup.amount_paise),
              })}
              onClick={() => setOpen(topup)}
            >
              {t('topup.open')}
            </Button>
          )
        }
        empty={
          <EmptyState icon={<Landmark />} title={t('topup.empty')} text={t('topup.emptyText')} />
        }
      />
      <Suspense>
        <RefundQueue />
      </Suspense>
      <TopupDecision topup={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

function useColumns(): Column<Topup>[] {
  const t = useMessages('money');
  return [
    {
      id: 'brand',
      header: t('topup.brand'),
      isTitle: true,
      cell: ({ brand_name }) => brand_name,
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount_paise: paise }) => <Money paise={paise} />,
    },
    {
      id: 'reference',
      header: t('topup.reference'),
      cell: (topup) => (
        <span className="grid min-w-0 text-sm max-md:text-end">
          <span className="break-all">{topup.reference}</span>
          {topup.claimed_reference && (
            <span className="break-all">
              {t('topup.claimed', { reference: topup.claimed_reference })}
            </span>
          )}
          {topup.bank_reference && (
            <span className="break-all text-muted">{topup.bank_reference}</span>
          )}
          {topup.reason && <span className="text-danger-ink">{topup.reason}</span>}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`topup.state.${status}`)}</Badge>,
    },
    {
      id: 'when',
      header: t('when'),
      cell: (topup) => <RelativeTime iso={topup.created_at} className="whitespace-nowrap" />,
    },
  ];
}
