import { type InputOf, istDay } from '@chowk/domain/kernel';
import type { addShopPhoto, markShopVisit, Shop, updateShop } from '@chowk/domain/shops';
import { actingFor } from '@/api/session/acting';
import { defineKind } from './command-kind';
import { foldChange } from './fold-change';

type ShopChange = InputOf<typeof updateShop>;

/** As the server has it afterwards: each change counts one more. */
function changed(shop: Shop, { version = shop.version, ...changes }: ShopChange): Shop {
  return { ...shop, ...changes, version: version + 1 } as Shop;
}

export const SHOP_KINDS = [
  defineKind<ShopChange>({
    type: 'shop_update',
    row: ({ id }) => ({ collection: 'shops', id }),
    change: {
      in: 'shops',
      apply: (shop, input) => shop && changed(shop as Shop, input),
    },
    isChange: true,
    edit: {
      at: (_, { onBehalfOf }) =>
        onBehalfOf && !actingFor()
          ? { to: '/manage-shops', search: { shop: onBehalfOf.shopId } }
          : { to: '/settings/$section', params: { section: 'shop' } },
      draft: ({ id }) => `shop.${id}`,
    },
    fold: (input, waiting) => foldChange('shop_update', input, waiting),
  }),
  defineKind<InputOf<typeof addShopPhoto>>({
    type: 'shop_photo_add',
    row: ({ id }) => ({ collection: 'shop_photos', id }),
  }),
  defineKind<InputOf<typeof markShopVisit>>({
    type: 'shop_visit_mark',
    // A shop is visited once a day, here as on the server.
    row: ({ shop_id, visited_at }) => ({
      collection: 'shop_visits',
      id: `${shop_id}:${istDay(Date.parse(visited_at))}`,
    }),
    isOnce: true,
  }),
];
