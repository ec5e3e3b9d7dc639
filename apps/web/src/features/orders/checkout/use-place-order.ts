import type { Paise } from '@chowk/domain/kernel';
import type { Order } from '@chowk/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { isLost, outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { cartOptions, placeOrderRef } from '@/features/orders/cart/cart.queries';
import type { CartBrand } from '@/features/orders/cart/shown-cart';
import type { Checkout } from './use-checkout-form';

interface Placing {
  readonly draft: string;
  /** Where it was the server that reckoned it. */
  readonly totalPaise: Paise | undefined;
}

export type Placed =
  | { readonly kind: 'done'; readonly orders: readonly Order[] }
  | { readonly kind: 'waiting'; readonly id: string };

/**
 * One id for one checkout: it is kept until the server has answered, whatever the line does.
 * `refusedBefore` is why the order that waited until now was not placed.
 */
export function usePlaceOrder(shopId: string, refusedBefore?: Error) {
  const queryClient = useQueryClient();
  const checkoutId = useRef(newId());
  const [before, setBefore] = useState(refusedBefore);
  const { run } = useCommand(placeOrderRef);

  /** Throws what it was refused for. */
  async function place(
    brands: readonly CartBrand[],
    checkout: Checkout,
    { draft, totalPaise }: Placing,
  ): Promise<Placed> {
    setBefore(undefined);
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
      ...checkout,
    };
    const subject = brands.map(({ brand_name }) => brand_name).join(', ');
    const placing = {
      subject,
      fromDraft: draft,
      totalPaise,
      amountsPaise: brands.map(({ total_paise }) => total_paise),
    };
    const queue = async () => (await import('./place-order')).queueOf(order, placing);
    // By the checkout's own id: pressed again, or sent again after a lost answer, it is the same orders.
    const outcome = await run(order, { key: order.id, queue });
    void queryClient.invalidateQueries({ queryKey: cartOptions(shopId).queryKey });
    if (outcome?.kind === 'waiting') return { kind: 'waiting', id: order.id };
    // A line that broke off may have been heard: the same id again. A refusal used it up.
    if (outcome?.kind === 'refused' && !isLost(outcome)) checkoutId.current = newId();
    return { kind: 'done', orders: outputOrThrow(outcome)?.orders ?? [] };
  }

  return { place, before, forgetBefore: () => setBefore(undefined) };
}
