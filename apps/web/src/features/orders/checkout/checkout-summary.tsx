import { formatNumber } from '@chowk/domain/kernel';
import type { Cart } from '@chowk/domain/orders';
import { type CartBrand, linesOf } from '@/features/orders/cart/shown-cart';
import { TaxSums } from '@/features/orders/cart/tax-sums';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';

interface CheckoutSummaryProps {
  brands: readonly CartBrand[];
  all: Cart;
}

/** What is ordered, an order a brand, with its tax; and what stays behind. */
export function CheckoutSummary({ brands, all }: CheckoutSummaryProps) {
  const t = useMessages('cart');
  const ordered = brands.reduce((count, { lines }) => count + lines.length, 0);
  const left = linesOf(all).length - ordered;
  return (
    <div className="flex flex-col gap-5">
      {brands.map((brand) => (
        <section key={brand.brand_id} aria-label={t('brandTotal', { brand: brand.brand_name })}>
          <h3 className="font-semibold">{brand.brand_name}</h3>
          <ul className="my-2 flex flex-col gap-1.5 text-sm">
            {brand.lines.map((line) => (
              <li key={line.variant_id} className="flex justify-between gap-3">
                <span className="min-w-0">
                  {formatNumber(line.quantity)} × {line.product_name}, {line.pack_size}
                </span>
                <Money paise={line.total_paise} />
              </li>
            ))}
          </ul>
          <TaxSums sums={brand} />
        </section>
      ))}
      {left > 0 && <p className="text-sm text-warning-ink">{t('stays', { count: left })}</p>}
    </div>
  );
}
