import { enqueue } from '@/offline/outbox/outbox';

export const SHOP = {
  id: 's-1',
  version: 4,
  shop_name: 'Rao Stores',
  area: 'Dadar',
  pin_code: '400014',
};

/** As the shop's form submits it. */
export const changeShop = (fields: object, seen: object = SHOP) =>
  enqueue({
    type: 'shop_update',
    data: { id: SHOP.id, version: SHOP.version, ...fields },
    seen,
  });
