import { ChowkError, formatPaise, isPinCode, tidyPinCode } from '@chowk/domain/kernel';
import type { Order } from '@chowk/domain/orders';
import type { Shop } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { useOnline } from '@/ui/use-online';
import { cartAtOptions } from './cart.queries';
import { cartChanges } from './cart-changes';
import { ChangedLines } from './changed-lines';
import { DeliveryFields, PaymentFields } from './checkout-fields';
import { CheckoutSummary } from './checkout-summary';
import { checkoutErrors, possiblePayment } from './checkout-values';
import { fittingQuantity } from './fix-line';
import { OrderWaits } from './order-waits';
import { packOfLine } from './pack-of-line';
import { readyBrands, type ShownCart } from './shown-cart';
import { type CartHandle, useCart } from './use-cart';
import { useCheckoutValues } from './use-checkout-values';
import { usePlaceOrder } from './use-place-order';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;
type DeliveryShop = Pick<Shop, 'id' | 'area' | 'address' | 'pin_code'>;

interface CheckoutProps {
  shop: DeliveryShop;
  cartLink: LinkElement;
  marketLink: LinkElement;
  onPlaced: (orders: readonly Order[]) => void;
}

export function CheckoutView(props: CheckoutProps) {
  const ui = useMessages('ui');
  const errorWords = useErrorWords();
  const handle = useCart(props.shop);
  const [waitingId, setWaitingId] = useState<string>();
  const { cart, error, isRetrying, retry } = handle;
  if (waitingId !== undefined) {
    const { marketLink, onPlaced } = props;
    const onOver = () => setWaitingId(undefined);
    return <OrderWaits {...{ marketLink, onPlaced, onOver }} id={waitingId} />;
  }
  if (cart) return <Form {...props} {...{ cart, handle }} onWaiting={setWaitingId} />;
  if (error)
    return (
      <ErrorState error={error} text={errorWords(error)} isRetrying={isRetrying} onRetry={retry} />
    );
  return (
    <div role="status" aria-label={ui('loading')}>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}

interface FormProps extends CheckoutProps {
  cart: ShownCart;
  handle: CartHandle;
  onWaiting: (id: string) => void;
}

/** The sums at the address the goods go to, where that is not the shop's own. */
function useCartAt({ id, pin_code }: DeliveryShop, cart: ShownCart, typedPin: string) {
  const pin = tidyPinCode(typedPin);
  const isElsewhere = isPinCode(pin) && pin !== pin_code;
  const { data } = useQuery({
    ...cartAtOptions(id, pin),
    enabled: isElsewhere && !cart.isEstimate,
  });
  return { shown: (isElsewhere && data) || cart, isReckoned: isElsewhere && !data };
}

function Form({ shop, cart, handle, cartLink, onPlaced, onWaiting }: FormProps) {
  const t = useMessages('cart');
  const isOnline = useOnline();
  const [triedTimes, setTriedTimes] = useState(0);
  const box = useRef<HTMLFormElement>(null);
  const { values, change, draft } = useCheckoutValues(shop);
  const { place, isBusy, refusal, forgetRefusal } = usePlaceOrder(shop.id, draft);
  const { shown, isReckoned } = useCartAt(shop, cart, values.pin_code);
  const brands = readyBrands(shown);
  const total = brands.reduce((sum, brand) => sum + brand.total_paise, 0);
  const payment = possiblePayment(values.payment, cart, total);
  const errors = checkoutErrors(values);
  const isEstimate = isReckoned || cart.isEstimate;

  // The button is far below the first field: what is wrong comes to whoever pressed it.
  useEffect(() => {
    if (triedTimes > 0) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [triedTimes]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTriedTimes((times) => times + 1);
    if (Object.keys(errors).length > 0) return;
    const placed = await place(brands, { ...values, payment }, isEstimate ? undefined : total);
    if (placed?.kind === 'waiting') onWaiting(placed.id);
    if (placed?.kind === 'done') onPlaced(placed.orders);
  }

  if (brands.length === 0 && !isBusy && refusal === undefined) {
    return (
      <EmptyState
        icon={<ShoppingCart />}
        title={t('check.nothing')}
        text={t('check.nothingText')}
        action={<ButtonLink render={cartLink}>{t('title')}</ButtonLink>}
      />
    );
  }
  return (
    <form
      ref={box}
      noValidate
      data-single-task
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex flex-col gap-4">
        <Refusal {...{ refusal, cart, handle }} onAccepted={forgetRefusal} />
        <DeliveryFields values={values} errors={triedTimes > 0 ? errors : {}} onChange={change} />
        <PaymentFields
          values={{ ...values, payment }}
          earningsPaise={cart.earnings_paise}
          totalPaise={total}
          onChange={change}
        />
      </div>
      <Card title={t('check.summary')}>
        <CheckoutSummary brands={brands} all={shown} />
        {isEstimate && (
          <p className="mt-3 text-muted text-sm">
            {t(cart.isEstimate ? 'estimate.text' : 'check.pinTax')}
          </p>
        )}
        {!isOnline && <Banner tone="info" className="mt-3" title={t('check.waitsNote')} />}
        {brands.length > 0 && (
          <Button type="submit" isWide size="lg" className="mt-4" isLoading={isBusy}>
            {t('check.place', { amount: formatPaise(total) })}
          </Button>
        )}
      </Card>
    </form>
  );
}

interface RefusalProps {
  refusal: unknown;
  cart: ShownCart;
  handle: CartHandle;
  onAccepted: () => void;
}

function Refusal({ refusal, cart, handle, onAccepted }: RefusalProps) {
  const t = useMessages('cart');
  const errorWords = useErrorWords();
  if (refusal === undefined) return null;
  const changes = cartChanges(refusal);
  if (!changes) {
    const isShort = refusal instanceof ChowkError && refusal.code === 'INSUFFICIENT_FUNDS';
    const why = isShort ? t('refused.earnings') : errorWords(refusal);
    return (
      <Banner tone="danger" title={`${t('refused.title')}: ${why}`} text={t('refused.kept')} />
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
    onAccepted();
  }

  return <ChangedLines changes={changes} cart={cart} onAccept={accept} />;
}
