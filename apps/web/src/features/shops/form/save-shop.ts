import type { InputOf, OutputOf } from '@chowk/domain/kernel';
import type { listShops, Shop, updateShop } from '@chowk/domain/shops';
import type { QueryClient } from '@tanstack/react-query';
import { newerRow } from '@/api/errors/newer-row';
import { sendCommand } from '@/commands/send-command';
import { shopsOptions, updateShopRef } from '@/features/shops/shops.queries';
import { formDraftsWritten } from '@/offline/outbox/drafts';
import type { OnBehalfOf } from '@/offline/outbox/queue-row';
import { cacheServerRow } from '@/offline/read/cache-server-row';

export type ShopChanges = Partial<Omit<InputOf<typeof updateShop>, 'id' | 'version'>>;

interface SavedShop {
  readonly shop: Shop;
  /** On this device, and on its way. */
  readonly isWaiting: boolean;
}

/** Kept on this device first; without a network it is shown as saved here and goes on by itself. */
export async function saveShop(
  queryClient: QueryClient,
  shop: Shop,
  changes: ShopChanges,
  onBehalfOf?: OnBehalfOf,
): Promise<SavedShop> {
  const { queryKey } = shopsOptions();
  const keep = (after: Shop) =>
    queryClient.setQueryData<OutputOf<typeof listShops>>(queryKey, (page) =>
      page
        ? { ...page, items: page.items.map((each) => (each.id === after.id ? after : each)) }
        : page,
    );
  const { id, version } = shop;
  // What is typed and what waits say the same, whenever the browser is killed.
  await formDraftsWritten();
  const outcome = await sendCommand(
    updateShopRef,
    { id, version, ...changes },
    {
      queue: {
        subject: shop.shop_name,
        seen: shop,
        ...(onBehalfOf ? { onBehalfOf } : {}),
      },
    },
  );
  if (outcome.kind === 'refused') {
    // The newer version is what the next save is compared with; what was typed is still typed.
    const current = newerRow<Shop>(outcome.error);
    if (current) {
      keep(current);
      void cacheServerRow('shops', current);
    }
    throw outcome.error;
  }
  const after = (outcome.kind === 'done' && outcome.output) || { ...shop, ...changes };
  keep(after);
  return { shop: after, isWaiting: outcome.kind === 'waiting' };
}
