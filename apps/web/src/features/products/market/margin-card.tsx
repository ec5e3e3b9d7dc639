import { formatAboutBps, formatPaise } from '@chowk/domain/kernel';
import type { ProductVariant } from '@chowk/domain/products';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { MoneyField } from '@/ui/fields/number/money-field';
import { marginSum } from './margin-sum';

interface MarginCardProps {
  pack: ProductVariant;
  gstBps: number;
  quantity: number;
}

/** What the shop earns with so many pieces, at the price it sells them for. */
export function MarginCard({ pack, gstBps, quantity }: MarginCardProps) {
  const t = useMessages('market');
  const [sellPaise, setSellPaise] = useState<number | null>(pack.mrp_paise);
  const isAbove = sellPaise !== null && sellPaise > pack.mrp_paise;
  const sum = marginSum(pack, quantity, sellPaise ?? 0, gstBps);
  const isLoss = sum.profitPaise < 0;
  return (
    <section
      aria-label={t('margin.title')}
      className="flex flex-col gap-3 rounded-lg bg-sunken p-4"
    >
      <h3 className="font-semibold">
        {t('margin.title')}{' '}
        <span className="font-normal text-muted text-sm">
          {t('margin.pieces', { count: quantity })}
        </span>
      </h3>
      <MoneyField
        label={t('margin.sellAt')}
        value={sellPaise}
        error={isAbove ? t('margin.aboveMrp', { amount: formatPaise(pack.mrp_paise) }) : undefined}
        onChange={setSellPaise}
      />
      {sellPaise !== null && !isAbove && (
        <dl className="flex flex-col gap-1">
          <Row label={t(gstBps > 0 ? 'margin.cost' : 'margin.costUntaxed')} paise={sum.costPaise} />
          <Row label={t('margin.sales')} paise={sum.salesPaise} />
          <div className="flex items-baseline justify-between border-line border-t pt-2 font-semibold">
            <dt>{t(isLoss ? 'margin.loss' : 'margin.profit')}</dt>
            <dd className={isLoss ? 'text-danger-ink' : 'text-success-ink'}>
              <Money paise={Math.abs(sum.profitPaise)} className="text-xl" />{' '}
              <span className="text-sm">
                ({t('about', { percent: formatAboutBps(Math.abs(sum.bps)) })})
              </span>
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function Row({ label, paise }: { label: string; paise: number }) {
  return (
    <div className="flex justify-between gap-3 text-sm">
      <dt>{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}
