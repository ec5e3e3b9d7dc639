import type { Paise } from '../kernel';
import { isServed, type PriceTier, unitPricePaise } from '../products';

/** A pack as it is now, and whether it may be bought. */
export interface SoldPack {
  readonly trade_paise: Paise;
  readonly tiers: readonly PriceTier[];
  readonly min_quantity: number;
  readonly stock: number;
  readonly is_sold: boolean;
  readonly area_keys: readonly string[];
}

export const LINE_PROBLEMS = ['archived', 'not_served', 'stock', 'minimum', 'price'] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

/** Why a line cannot be bought as seen, or undefined. `expectedPaise` is the price shown. */
export function judgeLine(
  pack: SoldPack,
  quantity: number,
  shopArea: string | null,
  expectedPaise?: Paise,
): LineProblem | undefined {
  if (!pack.is_sold) return 'archived';
  if (!isServed(pack.area_keys, shopArea)) return 'not_served';
  if (quantity > pack.stock) return 'stock';
  if (quantity < pack.min_quantity) return 'minimum';
  const isPrice = expectedPaise === undefined || unitPricePaise(pack, quantity) === expectedPaise;
  return isPrice ? undefined : 'price';
}
