import type { Order } from '@chowk/domain/orders';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { Card } from '@/ui/layout/card';

const TAXES = ['cgst', 'sgst', 'igst'] as const;

interface OrderSumsProps {
  order: Order;
  isBuyer: boolean;
  /** The invoice, once there is one. */
  invoice?: ReactNode;
}

/** What it comes to and the tax in it, how it is paid, and what came back. */
export function OrderSums({ order, isBuyer, invoice }: OrderSumsProps) {
  const t = useMessages('orders');
  const { payment, payment_state, refunded_paise } = order;
  return (
    <Card title={t('sums')}>
      <dl className="flex flex-col gap-1.5">
        <Row label={t('goods')} paise={order.taxable_paise} />
        {TAXES.filter((tax) => order[`${tax}_paise`] > 0).map((tax) => (
          <Row key={tax} label={t(tax)} paise={order[`${tax}_paise`]} />
        ))}
        <div className="flex items-baseline justify-between gap-3 border-line border-t pt-2 font-semibold">
          <dt>{t('total')}</dt>
          <dd>
            <Money paise={order.total_paise} className="text-xl" />
          </dd>
        </div>
        {refunded_paise > 0 && <Row label={t('refunded')} paise={refunded_paise} />}
        <div className="flex justify-between gap-3 text-sm">
          <dt className="text-muted">{t('payment')}</dt>
          <dd>
            {t(`pay.${payment}`)} · {t(`paid.${payment_state}`)}
          </dd>
        </div>
      </dl>
      {isBuyer && refunded_paise > 0 && (
        <p className="mt-2 text-muted text-sm">{t('refunded.where')}</p>
      )}
      {invoice && <div className="mt-4 empty:hidden">{invoice}</div>}
    </Card>
  );
}

function Row({ label, paise }: { label: string; paise: number }) {
  return (
    <div className="flex justify-between gap-3 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}
