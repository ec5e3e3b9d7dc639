/** What kind of shop it is: what campaigns aim at. */
export const SHOP_TYPES = [
  'kirana',
  'general_store',
  'supermarket',
  'chemist',
  'paan',
  'bakery',
  'dairy',
  'stationery',
  'electronics',
  'salon',
  'eatery',
  'other',
] as const;
export type ShopType = (typeof SHOP_TYPES)[number];
