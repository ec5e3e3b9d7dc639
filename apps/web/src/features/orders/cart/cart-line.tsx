import { formatAboutBps, formatNumber, formatPaise } from '@chowk/domain/kernel';
import { marginBps, withGstPaise } from '@chowk/domain/products';
import { useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Button } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { FieldError } from '@/ui/fields/field';
import { Thumbnail } from '@/ui/photo/thumbnail';
import { QuantityStepper } from './quantity-stepper';
import { fittingQuantity } from './quantity-text';
import type { CartLine } from './shown-cart';

interface CartLineProps {
  line: CartLine;
  /** What a piece cost when it was last looked at, where that has changed. */
  wasPaise: number | undefined;
  onChange: (quantity: number) => Promise<unknown>;
}

export function CartLineItem({ line, wasPaise, onChange }: CartLineProps) {
  const t = useMessages('cart');
  const { product_name, pack_size, price_paise, mrp_paise, gst_bps, quantity, image_path } = line;
  const price = (paise: number) => formatPaise(withGstPaise(paise, gst_bps));
  const percent = formatAboutBps(marginBps({ mrp_paise, trade_paise: price_paise }, gst_bps));
  return (
    <li className="flex gap-3 py-4">
      <Thumbnail
        source={image_path === null ? undefined : storedPhoto('product-images', image_path)}
        className="size-14"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="font-semibold">{product_name}</p>
            <p className="text-muted text-sm">
              {pack_size} · {t('each', { amount: price(price_paise) })} · {t('margin', { percent })}
            </p>
          </div>
          <Money paise={line.total_paise} className="font-semibold" />
        </div>
        {wasPaise !== undefined && (
          <p className="font-medium text-sm text-warning-ink">
            {t('was.line', { was: price(wasPaise), now: price(price_paise) })}
          </p>
        )}
        {line.problem && <LineProblem line={line} onChange={onChange} />}
        {/* Of what is no longer sold there is no other quantity to choose. */}
        {line.problem !== 'archived' && (
          <QuantityStepper
            name={`${product_name}, ${pack_size}`}
            quantity={quantity}
            least={line.min_quantity}
            stock={line.stock}
            onChange={onChange}
          />
        )}
      </div>
    </li>
  );
}

/** What is wrong with it, and the one press that puts it right. */
function LineProblem({ line, onChange }: Pick<CartLineProps, 'line' | 'onChange'>) {
  const t = useMessages('cart');
  const { problem, stock, min_quantity } = line;
  if (!problem) return null;
  const fitting = fittingQuantity(line);
  const words = t(`problem.${problem}`, {
    stock: formatNumber(stock),
    least: formatNumber(min_quantity),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-danger-soft px-3 py-2">
      <FieldError id={undefined} error={words} />
      <Button size="sm" variant="secondary" onClick={() => void onChange(fitting)}>
        {fitting === 0 ? t('fix.remove') : t('fix.take', { count: formatNumber(fitting) })}
      </Button>
    </div>
  );
}
