import type { Order } from '@chowk/domain/orders';
import { snapshotPrefix } from '@/offline/cache/snapshot-key';
import { readSnapshots } from '@/offline/cache/stored-snapshots';
import type { Kept } from '@/offline/read/device-rows';
import { recall } from '@/offline/read/synced-read';
import { listOrdersRef, orderName } from './orders.queries';

async function listedOrders(id: string): Promise<Kept<Order>[]> {
  const lists = await readSnapshots<{ pages?: { items: Order[] }[] }>(
    snapshotPrefix(listOrdersRef.name),
  );
  return lists.flatMap(({ content: { pages = [] }, savedAt }) =>
    pages
      .flatMap(({ items }) => items)
      .filter((order) => order.id === id)
      .map((content) => ({ content, savedAt })),
  );
}

/** The last word this device heard of an order: on its own page, or in a list it stood in. */
export async function keptOrder(id: string): Promise<Kept<Order> | undefined> {
  const [opened, listed] = await Promise.all([recall<Order>(orderName(id)), listedOrders(id)]);
  const known = opened ? [opened, ...listed] : listed;
  return known.sort((one, other) => other.savedAt - one.savedAt)[0];
}
