import { formatBps, formatNumber, formatPaise } from '@chowk/domain/kernel';
import { marginBps, type ProductVariant } from '@chowk/domain/products';
import { useMessages } from '@/i18n';

/** From how many pieces on each costs how much, and what that leaves. */
export function TierTable({ pack, gstBps }: { pack: ProductVariant; gstBps: number }) {
  const t = useMessages('market');
  const { tiers, trade_paise, mrp_paise } = pack;
  if (tiers.length === 0) return null;
  const steps = [{ min_quantity: 1, price_paise: trade_paise }, ...tiers];
  return (
    <section>
      <h3 className="mb-1 font-semibold">{t('product.tiers')}</h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {steps.map(({ min_quantity, price_paise }) => (
          <li key={min_quantity} className="flex justify-between gap-3 px-3 py-2 text-sm">
            <span>
              {min_quantity === 1
                ? t('product.first')
                : t('product.tier', { count: formatNumber(min_quantity) })}
            </span>
            <span className="flex gap-3 tabular-nums">
              <span className="font-semibold">{formatPaise(price_paise)}</span>
              <span className="text-success-ink">
                {formatBps(marginBps({ mrp_paise, trade_paise: price_paise }, gstBps))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
