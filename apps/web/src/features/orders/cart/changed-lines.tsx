import { formatNumber, formatPaise } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import type { CartChanges, ChangedLine } from './cart-changes';
import type { ShownCart } from './shown-cart';

interface ChangedLinesProps {
  changes: CartChanges;
  cart: ShownCart;
  onAccept: () => void;
}

/** Line by line what is not as it was shown. Nothing was bought; the person decides. */
export function ChangedLines({ changes, cart, onAccept }: ChangedLinesProps) {
  const t = useMessages('cart');
  const nameOf = (id: string) => cart.brands.find((brand) => brand.brand_id === id)?.brand_name;
  return (
    <section
      role="alert"
      className="flex flex-col gap-3 rounded-lg border border-warning-ink/25 bg-warning-soft p-4"
    >
      <div>
        <h2 className="font-semibold text-lg text-warning-ink">{t('changed.title')}</h2>
        <p className="text-sm">{t('changed.text')}</p>
      </div>
      <ul className="flex flex-col gap-2">
        {changes.lines.map((line) => (
          <li key={line.variant_id} className="rounded-md bg-surface px-3 py-2">
            <p className="font-semibold">
              {[line.product_name, line.pack_size].filter(Boolean).join(', ')}
            </p>
            <p className="text-sm">
              <Change line={line} />
            </p>
          </li>
        ))}
        {changes.brands.map(({ brand_id, missing_paise }) => (
          <li key={brand_id} className="rounded-md bg-surface px-3 py-2 font-semibold">
            {t('changed.short', {
              brand: nameOf(brand_id) ?? '',
              amount: formatPaise(missing_paise),
            })}
          </li>
        ))}
      </ul>
      <Button className="self-start" onClick={onAccept}>
        {t('changed.accept')}
      </Button>
    </section>
  );
}

function Change({ line }: { line: ChangedLine }) {
  const t = useMessages('cart');
  const { problem, price_paise, stock, min_quantity } = line;
  if (problem === 'price' && price_paise !== null) {
    return t('changed.price', { amount: formatPaise(price_paise) });
  }
  return t(`problem.${problem}`, {
    stock: formatNumber(stock),
    least: formatNumber(min_quantity ?? 1),
  });
}
