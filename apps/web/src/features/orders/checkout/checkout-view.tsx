import { formatPaise, isPinCode, tidyPinCode } from '@chowk/domain/kernel';
import { cartTotal, type Order } from '@chowk/domain/orders';
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
import { useErrorWords } from '@/api/errors/use-error-words';
import { cartAtOptions } from '@/features/orders/cart/cart.queries';
import { readyBrands, type ShownCart } from '@/features/orders/cart/shown-cart';
import { type CartHandle, useCart } from '@/features/orders/cart/use-cart';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { useOnline } from '@/ui/device/use-online';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { DeliveryFields, PaymentFields } from './checkout-fields';
import { CheckoutSummary } from './checkout-summary';
import { checkoutErrors, possiblePayment } from './checkout-values';
import { OrderRefusal } from './order-refusal';
import { OrderWaits } from './order-waits';
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
  const [refusedBefore, setRefusedBefore] = useState<Error>();
  const { cart, error, isRetrying, retry } = handle;
  if (waitingId !== undefined) {
    const { marketLink, onPlaced } = props;
    const onOver = (refusal: Error | undefined) => {
      setRefusedBefore(refusal);
      setWaitingId(undefined);
    };
    return <OrderWaits {...{ marketLink, onPlaced, onOver }} id={waitingId} />;
  }
  if (cart)
    return (
      <CheckoutForm {...props} {...{ cart, handle, refusedBefore }} onWaiting={setWaitingId} />
    );
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
  /** Of the order that waited until now. */
  refusedBefore: Error | undefined;
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

export function CheckoutForm({ shop, cart, handle, cartLink, ...rest }: FormProps) {
  const { refusedBefore, onPlaced, onWaiting } = rest;
  const t = useMessages('cart');
  const isOnline = useOnline();
  const [triedTimes, setTriedTimes] = useState(0);
  const box = useRef<HTMLFormElement>(null);
  const { values, change, draft } = useCheckoutValues(shop);
  const { place, isBusy, refusal, forgetRefusal } = usePlaceOrder(shop.id, draft, refusedBefore);
  const { shown, isReckoned } = useCartAt(shop, cart, values.pin_code);
  const brands = readyBrands(shown);
  const total = cartTotal(brands);
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

  const refusalBox = (
    <OrderRefusal
      {...{ refusal, cart, handle }}
      isFormKept={refusal !== refusedBefore}
      onAccepted={forgetRefusal}
    />
  );
  if (brands.length === 0 && !isBusy) {
    return (
      <div className="flex flex-col gap-4">
        {refusalBox}
        <EmptyState
          icon={<ShoppingCart />}
          title={t('check.nothing')}
          text={t('check.nothingText')}
          action={<ButtonLink render={cartLink}>{t('title')}</ButtonLink>}
        />
      </div>
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
        {refusalBox}
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
