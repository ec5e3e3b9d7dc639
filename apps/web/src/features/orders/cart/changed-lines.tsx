import { ChowkError, formatNumber, formatPaise } from '@chowk/domain/kernel';
import type { LineProblem } from '@chowk/domain/orders';
import { withGstPaise } from '@chowk/domain/products';
import { useMessages } from '@/i18n';
import type { ShortBrand } from '@/offline/commands/orders';
import { Button } from '@/ui/base/button';
import { linesOf, type ShownCart } from './shown-cart';

/** A line that is not as it was shown, as the server tells it. */
interface ChangedLine {
  readonly variant_id: string;
  readonly problem: LineProblem;
  readonly quantity: number;
  readonly product_name: string | null;
  readonly pack_size: string | null;
  readonly price_paise: number | null;
  readonly stock: number;
  readonly min_quantity: number | null;
}

interface CartChanges {
  readonly lines: readonly ChangedLine[];
  readonly brands: readonly ShortBrand[];
}

/** What changed before the order, or nothing when it was refused for another reason. */
export function cartChanges(error: unknown): CartChanges | undefined {
  if (!(error instanceof ChowkError) || error.code !== 'CART_CHANGED') return undefined;
  const { lines = [], brands = [] } = (error.details ?? {}) as Partial<CartChanges>;
  return { lines, brands };
}

interface ChangedLinesProps {
  changes: CartChanges;
  cart: ShownCart;
  onAccept: () => void;
}

/** Line by line what is not as it was shown. Nothing was bought; the person decides. */
export function ChangedLines({ changes, cart, onAccept }: ChangedLinesProps) {
  const t = useMessages('cart');
  const gstOf = (id: string) =>
    linesOf(cart).find(({ variant_id }) => variant_id === id)?.gst_bps ?? 0;
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
              <Change line={line} gstBps={gstOf(line.variant_id)} />
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

function Change({ line, gstBps }: { line: ChangedLine; gstBps: number }) {
  const t = useMessages('cart');
  const { problem, price_paise, stock, min_quantity } = line;
  if (problem === 'price' && price_paise !== null) {
    return t('changed.price', { amount: formatPaise(withGstPaise(price_paise, gstBps)) });
  }
  return t(`problem.${problem}`, {
    stock: formatNumber(stock),
    least: formatNumber(min_quantity ?? 1),
  });
}
