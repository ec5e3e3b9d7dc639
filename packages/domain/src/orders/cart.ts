import type { Paise } from '../kernel';
import type { Cart, CartLines } from './cart-contract';
import { sumLines, type TaxedLine, type TaxPlace, taxedLine } from './tax';

type CartBrand = Cart['brands'][number];
type CartLine = CartBrand['lines'][number];

/** A line of a cart with the split of its tax. */
export interface CountedLine {
  readonly line: CartLine;
  readonly taxed: TaxedLine;
}

/** What so many of a pack come to, at one price a piece. */
export function countLine(
  pack: Omit<CartLine, 'taxable_paise' | 'total_paise'>,
  place: TaxPlace,
): CountedLine {
  const taxed = taxedLine(pack.price_paise * pack.quantity, pack.gst_bps, place);
  const { taxable_paise, total_paise } = taxed;
  return { line: { ...pack, taxable_paise, total_paise }, taxed };
}

type Seller = Pick<CartBrand, 'brand_id' | 'brand_name' | 'min_order_paise'>;

/** The totals of one brand's lines; unavailable ones do not count. */
export function sumBrand(
  { brand_id, brand_name, min_order_paise }: Seller,
  lines: readonly CountedLine[],
): CartBrand {
  const sum = sumLines(lines.filter(({ line }) => line.problem === null).map(({ taxed }) => taxed));
  return {
    brand_id,
    brand_name,
    min_order_paise,
    lines: lines.map(({ line }) => line),
    ...sum,
    missing_paise: Math.max(0, min_order_paise - sum.taxable_paise),
  };
}

export function cartTotal(brands: readonly Pick<CartBrand, 'total_paise'>[]): Paise {
  return brands.reduce((sum, brand) => sum + brand.total_paise, 0);
}

/** Sets the quantity of a pack, in place or at the end; zero removes it. */
export function withQuantity<Lines extends Pick<CartLines, 'lines'>>(
  cart: Lines,
  variant_id: string,
  quantity: number,
): Lines {
  const line = { variant_id, quantity };
  const isThere = cart.lines.some((one) => one.variant_id === variant_id);
  const lines = isThere
    ? cart.lines.map((one) => (one.variant_id === variant_id ? line : one))
    : [...cart.lines, line];
  return { ...cart, lines: lines.filter((one) => one.quantity > 0) };
}
