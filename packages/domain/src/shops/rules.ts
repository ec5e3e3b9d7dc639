/** A closed shop takes no deals and keeps its past. */
export const SHOP_STATES = ['active', 'closed'] as const;

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

export const SHOP_PHOTO_TYPES = ['front', 'inside', 'counter', 'board'] as const;
export type ShopPhotoType = (typeof SHOP_PHOTO_TYPES)[number];

/** What a shop can let a brand use for some days. */
export const AD_SPACE_KINDS = [
  'wall',
  'shutter',
  'counter',
  'window',
  'shelf',
  'poster',
  'standee',
  'signboard',
] as const;
export type AdSpaceKind = (typeof AD_SPACE_KINDS)[number];

export const SHOP_PHOTO_BUCKET = 'shop_photos';
export const MAX_SHOP_PHOTOS = 12;
export const MAX_SHOP_NAME_LENGTH = 120;
/** As long as the areas campaigns name. */
export const MAX_AREA_LENGTH = 120;

interface Described {
  readonly shop_type: string | null;
  readonly area: string | null;
  readonly pin_code: string | null;
  readonly position: object | null;
}

/** What a campaign or a location check would look for in vain, in the order the form asks. */
export const SHOP_NEEDS = ['shop_type', 'area', 'pin_code', 'position'] as const;
export type ShopNeed = (typeof SHOP_NEEDS)[number];

export function missingOf(shop: Described): ShopNeed[] {
  return SHOP_NEEDS.filter((need) => shop[need] === null);
}
