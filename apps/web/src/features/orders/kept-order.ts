import type { Order } from '@chowk/domain/orders';
import type { Kept } from '@/offline/read/device-rows';
import { rememberedAnswers } from '@/offline/read/recalled-answers';
import { recall } from '@/offline/read/synced-read';
import { listOrdersRef, orderName } from './orders.queries';

async function listedOrders(id: string): Promise<Kept<Order>[]> {
  const lists = await rememberedAnswers<{ items: Order[] }>(`${listOrdersRef.name} `);
  return lists.flatMap(({ content, savedAt }) =>
    content.items.filter((order) => order.id === id).map((order) => ({ content: order, savedAt })),
  );
}

/** The last word this device heard of an order: on its own page, or in a list it stood in. */
export async function keptOrder(id: string): Promise<Kept<Order> | undefined> {
  const [opened, listed] = await Promise.all([recall<Order>(orderName(id)), listedOrders(id)]);
  const known = opened ? [opened, ...listed] : listed;
  return known.sort((one, other) => other.savedAt - one.savedAt)[0];
}
