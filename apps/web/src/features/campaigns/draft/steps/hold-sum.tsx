import { placementPrice, type readFeasibility } from '@chowk/domain/campaigns';
import { formatBps, formatNumber, formatPaise, type OutputOf } from '@chowk/domain/kernel';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { Banner } from '@/ui/feedback/banner';

interface HoldSumProps {
  payoutPaise: number;
  slots: number;
  figures: OutputOf<typeof readFeasibility>;
  addMoney: ((paise: number) => ReactNode) | undefined;
}

/** The sum as one would write it on paper, from one placement to what is missing. */
export function HoldSum({ payoutPaise, slots, figures, addMoney }: HoldSumProps) {
  const t = useMessages('wizard');
  const price = placementPrice(payoutPaise, { feeBps: figures.fee_bps, gstBps: figures.gst_bps });
  const holdPaise = price.totalPaise * slots;
  const missingPaise = holdPaise - figures.wallet_paise;
  const each = formatPaise(price.totalPaise);
  return (
    <>
      <dl className="flex flex-col gap-1.5">
        <Line label={t('feasible.payout')} paise={price.payoutPaise} />
        <Line
          label={t('feasible.fee', { fee: formatBps(figures.fee_bps) })}
          paise={price.feePaise}
        />
        {figures.gst_bps > 0 && (
          <Line
            label={t('feasible.gst', { gst: formatBps(figures.gst_bps) })}
            paise={price.gstPaise}
          />
        )}
        <Line label={t('feasible.one')} paise={price.totalPaise} isSum />
        <Line
          label={`${t('feasible.hold')}: ${t('feasible.places', { count: formatNumber(slots), each })}`}
          paise={holdPaise}
          isSum
        />
        <Line label={t('feasible.wallet')} paise={figures.wallet_paise} />
      </dl>
      {missingPaise > 0 ? (
        <Banner
          tone="warning"
          title={t('feasible.missing', { amount: formatPaise(missingPaise) })}
          action={addMoney?.(missingPaise)}
        />
      ) : (
        <Banner tone="success" title={t('feasible.enough')} />
      )}
    </>
  );
}

function Line({ label, paise, isSum = false }: { label: string; paise: number; isSum?: boolean }) {
  const look = isSum ? 'border-line border-t pt-1.5 font-semibold' : '';
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look}`}>
      <dt className="min-w-0">{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}
