import type { InputOf } from '@chowk/domain/kernel';
import type { addShopPhoto, markShopVisit, updateShop } from '@chowk/domain/shops';
import { defineKind } from './command-kind';

export const SHOP_KINDS = [
  defineKind<InputOf<typeof updateShop>>({
    type: 'shop_update',
    row: ({ id }) => ({ collection: 'shops', id }),
    change: {
      in: 'shops',
      apply: (shop, { version: _, ...changes }) => shop && { ...shop, ...changes },
    },
  }),
  defineKind<InputOf<typeof addShopPhoto>>({
    type: 'shop_photo_add',
    row: ({ id }) => ({ collection: 'shop_photos', id }),
  }),
  defineKind<InputOf<typeof markShopVisit>>({
    type: 'shop_visit_mark',
    row: ({ id }) => ({ collection: 'shop_visits', id }),
  }),
];
