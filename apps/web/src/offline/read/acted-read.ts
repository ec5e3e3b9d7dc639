import { actingFor } from '@/api/session/acting';
import type { ServerRow } from '@/offline/store/schema';
import { type Read, recall, remembering, type SyncedRead } from './synced-read';

function rowsIn(content: object): readonly ServerRow[] {
  return 'items' in content ? (content.items as readonly ServerRow[]) : [content as ServerRow];
}

/** While acting: the rows kept of that shop, else its last answer; never a row of the person's own. */
export function forActedShop<Content extends object>(read: SyncedRead<Content>): Read<Content> {
  const { name, ask, overlay, collection, fromDevice } = read;
  const shopId = actingFor()?.shopId ?? '';
  return {
    ...(overlay ? { overlay } : {}),
    ask: () => (name === undefined ? ask() : remembering(name, ask)),
    ...(collection && {
      keep: async (content) => {
        const { addShopRows } = await import('./keep-shop-rows');
        await addShopRows(shopId, collection, rowsIn(content));
      },
    }),
    fromDevice: async (rows) => {
      const ofShop = collection && (await fromDevice(await import('./shop-rows')));
      if (ofShop || name === undefined) return ofShop;
      const kept = await recall<Content>(name);
      return kept && overlay ? { ...kept, content: await overlay(rows, kept.content) } : kept;
    },
  };
}
