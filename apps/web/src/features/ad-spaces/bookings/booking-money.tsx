import type { Booking } from '@chowk/domain/ad-spaces';
import { formatBps } from '@chowk/domain/kernel';
import clsx from 'clsx';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { Card } from '@/ui/layout/card';
import type { BookingSide } from './booking-card';

interface PriceLines {
  readonly price_paise: number;
  readonly fee_bps: number;
  readonly gst_bps: number;
  readonly fee_paise: number;
  readonly gst_paise: number;
  readonly total_paise: number;
}

/** The sum as one would write it on paper. */
export function PriceSum({ price }: { price: PriceLines }) {
  const t = useMessages('adspaces');
  return (
    <>
      <MoneyLine label={t('money.price')} paise={price.price_paise} />
      <MoneyLine
        label={t('money.fee', { fee: formatBps(price.fee_bps) })}
        paise={price.fee_paise}
      />
      {price.gst_bps > 0 && (
        <MoneyLine
          label={t('money.gst', { gst: formatBps(price.gst_bps) })}
          paise={price.gst_paise}
        />
      )}
      <MoneyLine label={t('money.total')} paise={price.total_paise} isSum />
    </>
  );
}

interface MoneyLineProps {
  label: string;
  paise: number;
  isSum?: boolean;
}

export function MoneyLine({ label, paise, isSum = false }: MoneyLineProps) {
  return (
    <div
      className={clsx(
        'flex items-baseline justify-between gap-4',
        isSum && 'border-line border-t pt-1.5 font-semibold',
      )}
    >
      <dt className="min-w-0">{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}

/** A brand sees all of its money; a shop what comes to it, and never what the brand pays us. */
export function BookingMoney({ booking, side }: { booking: Booking; side: BookingSide }) {
  const t = useMessages('adspaces');
  return (
    <Card title={t('money.title')}>
      <dl className="flex flex-col gap-1.5">
        {side === 'brand' ? (
          <>
            <PriceSum price={booking} />
            <MoneyLine label={t('money.paid')} paise={booking.earned_paise} />
            <MoneyLine label={t('money.refunded')} paise={booking.refunded_paise} />
          </>
        ) : (
          <>
            <MoneyLine label={t('earn')} paise={booking.price_paise} />
            <MoneyLine label={t('earned')} paise={booking.earned_paise} isSum />
          </>
        )}
      </dl>
      {side === 'store' && <p className="mt-2 text-muted text-sm">{t('money.taxNote')}</p>}
    </Card>
  );
}
