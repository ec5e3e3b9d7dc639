import type { Paise } from '@chowk/domain/kernel';
import type { Order } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { ServerError } from '@/api/errors/errors';
import { cartOptions } from '@/features/orders/cart/cart.queries';
import type { CartBrand } from '@/features/orders/cart/shown-cart';
import { type CheckoutValues, deliveryOf } from './checkout-values';

export type Placed =
  | { readonly kind: 'done'; readonly orders: readonly Order[] }
  | { readonly kind: 'waiting'; readonly id: string };

/**
 * One id for one checkout: it is kept until the server has answered, whatever the line does.
 * `refusedBefore` is why the order that waited until now was not placed.
 */
export function usePlaceOrder(shopId: string, draft: string, refusedBefore?: Error) {
  const queryClient = useQueryClient();
  const checkoutId = useRef(newId());
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(refusedBefore);

  async function place(
    brands: readonly CartBrand[],
    values: CheckoutValues,
    totalPaise: Paise | undefined,
  ): Promise<Placed | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    setRefusal(undefined);
    const lines = brands.flatMap((brand) =>
      brand.lines.map(({ variant_id, quantity, price_paise }) => ({
        variant_id,
        quantity,
        price_paise,
      })),
    );
    const order = {
      id: checkoutId.current,
      shop_id: shopId,
      lines,
      payment: values.payment,
      delivery: deliveryOf(values),
    };
    const subject = brands.map(({ brand_name }) => brand_name).join(', ');
    try {
      const { sendOrder } = await import('./place-order');
      const outcome = await sendOrder(order, {
        subject,
        fromDraft: draft,
        totalPaise,
        amountsPaise: brands.map(({ total_paise }) => total_paise),
      });
      void queryClient.invalidateQueries({ queryKey: cartOptions(shopId).queryKey });
      if (outcome.kind === 'waiting') return { kind: 'waiting', id: order.id };
      if (outcome.kind === 'done') return { kind: 'done', orders: outcome.output?.orders ?? [] };
      setRefusal(outcome.error);
      // A line that broke off may have been heard: the same id again. A refusal used it up.
      if (outcome.error instanceof ServerError) checkoutId.current = newId();
      return undefined;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { place, isBusy, refusal, forgetRefusal: () => setRefusal(undefined) };
}
