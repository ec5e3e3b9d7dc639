import { formatPaise, isPinCode, tidyPinCode } from '@chowk/domain/kernel';
import { cartTotal, type Order } from '@chowk/domain/orders';
import type { Shop } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
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
import { ThumbBar } from '@/ui/layout/thumb-bar';
import { DeliveryFields, PaymentFields } from './checkout-fields';
import { possiblePayment } from './checkout-form';
import { CheckoutSummary } from './checkout-summary';
import { OrderRefusal } from './order-refusal';
import { OrderWaits } from './order-waits';
import { useCheckoutForm } from './use-checkout-form';
import { useFoundOrder } from './use-found-order';
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
  const { foundId, isKnown } = useFoundOrder(props.shop.id);
  const [refusedBefore, setRefusedBefore] = useState<Error>();
  const { cart, error, isRetrying, retry } = handle;
  // More may have been put into the cart since: that is another order.
  const isNothingNew = cart !== undefined && readyBrands(cart).length === 0;
  const shownId = waitingId ?? (isNothingNew && !refusedBefore ? foundId : undefined);
  if (shownId !== undefined) {
    const { marketLink, onPlaced } = props;
    const onOver = (refusal: Error | undefined) => {
      setRefusedBefore(refusal);
      setWaitingId(undefined);
    };
    return <OrderWaits {...{ marketLink, onPlaced, onOver }} id={shownId} />;
  }
  if (cart && isKnown)
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
  const { place, before, forgetBefore } = usePlaceOrder(shop.id, refusedBefore);
  const form = useCheckoutForm(shop, async (checkout, draft) => {
    const totalPaise = isEstimate ? undefined : total;
    const placed = await place(brands, { ...checkout, payment }, { draft, totalPaise });
    if (placed.kind === 'waiting') onWaiting(placed.id);
    else onPlaced(placed.orders);
  });
  const { shown, isReckoned } = useCartAt(shop, cart, form.values.pin_code);
  const brands = readyBrands(shown);
  const total = cartTotal(brands);
  const payment = possiblePayment(form.values.payment, cart, total);
  const isEstimate = isReckoned || cart.isEstimate;
  const refusal = form.refusal ?? before;

  function forgetRefusal(): void {
    forgetBefore();
    form.forgetRefusal();
  }

  const refusalBox = (
    <OrderRefusal
      {...{ refusal, cart, handle }}
      isFormUntouched={refusal !== refusedBefore}
      onAccepted={forgetRefusal}
    />
  );
  if (brands.length === 0 && !form.isBusy) {
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
      {...form.box}
      data-single-task
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start"
    >
      <div className="flex flex-col gap-4">
        {refusalBox}
        <DeliveryFields form={form} />
        <PaymentFields
          payment={payment}
          earningsPaise={cart.earnings_paise}
          totalPaise={total}
          onChange={(way) => form.change({ payment: way })}
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
      </Card>
      {brands.length > 0 && (
        <ThumbBar className="lg:col-start-2">
          <Button type="submit" isWide size="lg" isLoading={form.isBusy}>
            {t('check.place', { amount: formatPaise(total) })}
          </Button>
        </ThumbBar>
      )}
    </form>
  );
}
