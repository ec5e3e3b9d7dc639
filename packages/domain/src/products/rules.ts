import { type Paise, rupees, shareBps } from '../kernel';

export const PRODUCT_CATEGORIES = [
  'staples',
  'snacks',
  'biscuits',
  'confectionery',
  'beverages',
  'dairy',
  'personal_care',
  'home_care',
  'health',
  'stationery',
  'electronics',
  'other',
] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export const PRODUCT_STATES = ['active', 'archived'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export const PRODUCT_LIMITS = {
  variants: 20,
  tiers: 5,
  images: 8,
  areas: 100,
  nameLength: 120,
  packLength: 40,
  skuLength: 40,
  descriptionLength: 2_000,
  areaLength: 120,
  stock: 10_000_000,
  /** The most pieces one line may ask for. */
  quantity: 100_000,
  pricePaise: rupees(1_00_000),
  /** The highest rate there is; which one a product has, its brand states. */
  gstBps: 4_000,
} as const;

/** Chapter, heading, or the whole of it. */
const HSN = /^(?:\d{4}|\d{6}|\d{8})$/;

export function isHsn(text: string): boolean {
  return HSN.test(text);
}

/** From so many pieces on, each costs this. */
export interface PriceTier {
  readonly min_quantity: number;
  readonly price_paise: Paise;
}

export interface Priced {
  readonly mrp_paise: Paise;
  readonly trade_paise: Paise;
  readonly tiers: readonly PriceTier[];
}

/** What one piece costs when so many are bought, before tax. */
export function unitPricePaise(
  { trade_paise, tiers }: Omit<Priced, 'mrp_paise'>,
  quantity: number,
) {
  return tiers.reduce(
    (price, tier) => (quantity >= tier.min_quantity ? Math.min(price, tier.price_paise) : price),
    trade_paise,
  );
}

/** What a shop hands over for it, tax included. */
export function withGstPaise(paise: Paise, gstBps: number): Paise {
  return paise + shareBps(paise, gstBps);
}

const WHOLE_BPS = 10_000;

/** The share of the MRP, which includes tax, that stays with the shop. */
export function marginBps(
  { mrp_paise, trade_paise }: Omit<Priced, 'tiers'>,
  gstBps: number,
): number {
  const cost = withGstPaise(trade_paise, gstBps);
  return Math.round(((mrp_paise - cost) * WHOLE_BPS) / mrp_paise);
}

/** Where the prices of one pack contradict each other, or nothing. */
export function priceProblem(
  { mrp_paise, trade_paise, tiers }: Priced,
  gstBps: number,
): 'over_mrp' | 'tier_order' | undefined {
  if (withGstPaise(trade_paise, gstBps) > mrp_paise) return 'over_mrp';
  let last: PriceTier = { min_quantity: 1, price_paise: trade_paise };
  for (const tier of tiers) {
    const isBetter = tier.min_quantity > last.min_quantity && tier.price_paise < last.price_paise;
    if (!isBetter) return 'tier_order';
    last = tier;
  }
  return undefined;
}

/** Fewer than this, or than a few of the smallest orders, is time to fill up. */
export const LOW_STOCK = { pieces: 10, orders: 3 } as const;

export function isLowStock({ stock, min_quantity }: { stock: number; min_quantity: number }) {
  return stock < Math.max(LOW_STOCK.pieces, LOW_STOCK.orders * min_quantity);
}

/** A price so much higher or lower, never below one paisa. */
export function changedPaise(paise: Paise, bps: number): Paise {
  return Math.max(1, paise + shareBps(paise, bps));
}

/** How much of what a shop bought before is offered to it first. */
export const BOUGHT_BEFORE = { products: 12, orders: 60 } as const;

/** Areas are typed by people, so they are compared without case and spaces. */
export function areaKey(area: string): string {
  return area.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** A product that names no area is sold everywhere. */
export function isServed(areaKeys: readonly string[], shopArea: string | null): boolean {
  return areaKeys.length === 0 || (shopArea !== null && areaKeys.includes(areaKey(shopArea)));
}
