import { ChowkError } from '@chowk/domain/kernel';
import { useErrorWords } from '@/api/errors/use-error-words';
import { ChangedLines, cartChanges } from '@/features/orders/cart/changed-lines';
import { fittingQuantity } from '@/features/orders/cart/quantity-text';
import { packOfLine, type ShownCart } from '@/features/orders/cart/shown-cart';
import type { CartHandle } from '@/features/orders/cart/use-cart';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';

interface OrderRefusalProps {
  refusal: unknown;
  cart: ShownCart;
  handle: Pick<CartHandle, 'setQuantity' | 'retry'>;
  /** What was entered stands in the form still, as it does unless the order left it to wait. */
  isFormUntouched: boolean;
  onAccepted: () => void;
}

/** Why the order was not placed, and what can be had instead. */
export function OrderRefusal({ refusal, cart, handle, ...rest }: OrderRefusalProps) {
  const t = useMessages('cart');
  const errorWords = useErrorWords();
  if (refusal === undefined) return null;
  const changes = cartChanges(refusal);
  if (!changes) {
    const isShort = refusal instanceof ChowkError && refusal.code === 'INSUFFICIENT_FUNDS';
    const why = isShort ? t('refused.earnings') : errorWords(refusal);
    return (
      <Banner
        tone="danger"
        title={`${t('refused.title')}: ${why}`}
        text={rest.isFormUntouched ? t('refused.kept') : undefined}
      />
    );
  }

  /** Each line becomes what can be had now; a new price is simply shown from here on. */
  function accept() {
    for (const changed of changes?.lines ?? []) {
      const brand = cart.brands.find(({ lines }) =>
        lines.some(({ variant_id }) => variant_id === changed.variant_id),
      );
      const line = brand?.lines.find(({ variant_id }) => variant_id === changed.variant_id);
      if (brand && line && changed.problem !== 'price') {
        void handle.setQuantity(packOfLine(brand, line), fittingQuantity(changed));
      }
    }
    handle.retry();
    rest.onAccepted();
  }

  return <ChangedLines changes={changes} cart={cart} onAccept={accept} />;
}
