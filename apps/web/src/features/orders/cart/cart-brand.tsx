import { formatPaise } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { Card } from '@/ui/layout/card';
import type { OldPrices } from './cart.queries';
import { CartLineItem } from './cart-line';
import type { CartBrand, CartLine } from './shown-cart';
import { TaxSums } from './tax-sums';

interface CartBrandCardProps {
  brand: CartBrand;
  was: OldPrices;
  onChange: (line: CartLine, quantity: number) => Promise<unknown>;
}

/** What becomes one order: the lines of one brand, and how far it is to its minimum. */
export function CartBrandCard({ brand, was, onChange }: CartBrandCardProps) {
  const { brand_name, lines } = brand;
  return (
    <Card title={brand_name}>
      <MinimumOrder brand={brand} />
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <CartLineItem
            key={line.variant_id}
            line={line}
            wasPaise={was[line.variant_id]}
            onChange={(quantity) => onChange(line, quantity)}
          />
        ))}
      </ul>
      <TaxSums sums={brand} />
    </Card>
  );
}

function MinimumOrder({ brand }: { brand: CartBrand }) {
  const t = useMessages('cart');
  const { brand_name, min_order_paise, missing_paise, taxable_paise } = brand;
  if (min_order_paise === 0) return null;
  const isReached = missing_paise === 0;
  return (
    <div className="flex flex-col gap-1.5">
      <ProgressBar
        label={t('minimum')}
        value={Math.min(taxable_paise, min_order_paise)}
        max={min_order_paise}
        valueText={`${formatPaise(taxable_paise)} / ${formatPaise(min_order_paise)}`}
        tone={isReached ? 'success' : 'role'}
      />
      <p className={isReached ? 'text-sm text-success-ink' : 'text-sm'}>
        {isReached
          ? t('minimum.reached')
          : t('minimum.missing', { amount: formatPaise(missing_paise), brand: brand_name })}
      </p>
    </div>
  );
}
