import { formatPaise } from '@chowk/domain/kernel';
import { type Order, PAYMENT_STATES, type PaymentState } from '@chowk/domain/orders';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
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
import { ConfirmOrderPayment } from './confirm-order-payment';
import { upiOrdersOptions } from './order-payments.queries';

const TONES: Record<PaymentState, Tone> = {
  none: 'neutral',
  due: 'warning',
  paid: 'success',
  refunded: 'primary',
};

const AWAITED: readonly PaymentState[] = ['due', 'none'];

/** Orders stores pay by UPI, to be compared with the bank's statement. */
export function OrderPayments() {
  const t = useMessages('money');
  const [state, setState] = useState<PaymentState | undefined>('due');
  const [open, setOpen] = useState<Order>();
  const { search, field } = useSearch();
  const asked = { ...(state ? { payment_state: state } : {}), ...(search ? { search } : {}) };
  const list = usePagedList(asked, (cursor) =>
    upiOrdersOptions({ ...asked, ...(cursor ? { cursor } : {}) }),
  );
  return (
    <>
      <ListTable
        label={t('tab.orders')}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        search={{ label: t('order.search'), ...field }}
        filters={
          <FilterSelect
            className="w-48"
            label={t('status')}
            all={t('all')}
            values={PAYMENT_STATES}
            nameOf={(value) => t(`order.state.${value}`)}
            value={state}
            onChange={setState}
          />
        }
        rowActions={(order) =>
          AWAITED.includes(order.payment_state) && (
            <Button
              size="sm"
              aria-label={t('order.openOf', {
                shop: order.shop_name,
                amount: formatPaise(order.total_paise),
              })}
              onClick={() => setOpen(order)}
            >
              {t('order.open')}
            </Button>
          )
        }
        empty={
          <EmptyState icon={<Landmark />} title={t('order.empty')} text={t('order.emptyText')} />
        }
      />
      <ConfirmOrderPayment order={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

function useColumns(): Column<Order>[] {
  const t = useMessages('money');
  return [
    {
      id: 'shop',
      header: t('order.shop'),
      isTitle: true,
      cell: (order) => (
        <span className="grid">
          <span>{order.shop_name}</span>
          <span className="font-normal text-muted text-sm">{order.brand_name}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ total_paise: paise }) => <Money paise={paise} />,
    },
    {
      id: 'reference',
      header: t('topup.reference'),
      cell: (order) => (
        <span className="break-all text-sm max-md:text-end">{order.payment_reference}</span>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ payment_state: state }) => (
        <Badge tone={TONES[state]}>{t(`order.state.${state}`)}</Badge>
      ),
    },
    {
      id: 'when',
      header: t('when'),
      cell: (order) => <RelativeTime iso={order.created_at} className="whitespace-nowrap" />,
    },
  ];
}
