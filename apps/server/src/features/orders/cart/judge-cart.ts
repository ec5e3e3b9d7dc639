import { ChowkError, type ParsedInputOf } from '@chowk/domain/kernel';
import {
  judgeLine,
  type LineProblem,
  type placeOrder,
  sumLines,
  type TaxedLine,
  taxedLine,
} from '@chowk/domain/orders';
import { unitPricePaise } from '@chowk/domain/products';
import { type Pack, taxPlaceOf } from './read-packs';

type Line = ParsedInputOf<typeof placeOrder>['lines'][number];

export interface WantedLine {
  readonly variantId: string;
  readonly quantity: number;
  /** Every price shown for it: lines of one pack are one line, at one price. */
  readonly prices: readonly number[];
}

/** Two lines of one pack ask for the sum of both. */
export function mergeLines(lines: readonly Line[]): WantedLine[] {
  const found = new Map<string, WantedLine>();
  for (const { variant_id: variantId, quantity, price_paise } of lines) {
    const known = found.get(variantId);
    found.set(variantId, {
      variantId,
      quantity: quantity + (known?.quantity ?? 0),
      prices: [...(known?.prices ?? []), price_paise],
    });
  }
  return [...found.values()];
}

interface BoughtLine {
  readonly pack: Pack;
  readonly quantity: number;
  readonly pricePaise: number;
  readonly taxed: TaxedLine;
}

export interface BrandOrder {
  readonly brandId: string;
  readonly lines: readonly BoughtLine[];
  readonly sum: TaxedLine;
}

interface Place {
  readonly area: string | null;
  readonly pinCode: string;
}

function problemOf(wanted: WantedLine, pack: Pack | undefined, area: string | null) {
  if (!pack) return 'archived';
  return wanted.prices
    .map((price) => judgeLine(pack, wanted.quantity, area, price))
    .find((problem) => problem !== undefined);
}

/** The current values per line, for somebody who saw others. */
function changedLine(wanted: WantedLine, pack: Pack | undefined, problem: LineProblem) {
  return {
    variant_id: wanted.variantId,
    problem,
    quantity: wanted.quantity,
    product_name: pack?.product_name ?? null,
    pack_size: pack?.pack_size ?? null,
    price_paise: pack ? unitPricePaise(pack, wanted.quantity) : null,
    stock: pack?.stock ?? 0,
    min_quantity: pack?.min_quantity ?? null,
  };
}

function boughtLine(pack: Pack, quantity: number, pinCode: string): BoughtLine {
  const pricePaise = unitPricePaise(pack, quantity);
  const taxed = taxedLine(pricePaise * quantity, pack.gst_bps, taxPlaceOf(pack, pinCode));
  return { pack, quantity, pricePaise, taxed };
}

function byBrand(lines: readonly BoughtLine[]): BrandOrder[] {
  const brandIds = [...new Set(lines.map(({ pack }) => pack.brand_id))].sort();
  return brandIds.map((brandId) => {
    const own = lines.filter(({ pack }) => pack.brand_id === brandId);
    return { brandId, lines: own, sum: sumLines(own.map(({ taxed }) => taxed)) };
  });
}

function listShort(orders: readonly BrandOrder[]) {
  return orders.flatMap(({ brandId, lines, sum }) => {
    const { min_order_paise, brand_name } = lines[0]?.pack ?? {};
    const least = min_order_paise ?? 0;
    const missing_paise = least - sum.taxable_paise;
    if (missing_paise <= 0) return [];
    return [{ brand_id: brandId, brand_name, min_order_paise: least, missing_paise }];
  });
}

/** One order a brand, or everything that is not as it was shown: nothing is bought by half. */
export function judgeCart(
  wanted: readonly WantedLine[],
  packs: ReadonlyMap<string, Pack>,
  { area, pinCode }: Place,
): BrandOrder[] {
  const lines = wanted.flatMap((each) => {
    const pack = packs.get(each.variantId);
    const problem = problemOf(each, pack, area);
    return problem ? [changedLine(each, pack, problem)] : [];
  });
  if (lines.length > 0) throw new ChowkError('CART_CHANGED', { details: { lines, brands: [] } });
  const orders = byBrand(
    wanted.flatMap(({ variantId, quantity }) => {
      const pack = packs.get(variantId);
      return pack ? [boughtLine(pack, quantity, pinCode)] : [];
    }),
  );
  const brands = listShort(orders);
  if (brands.length > 0) throw new ChowkError('CART_CHANGED', { details: { lines: [], brands } });
  return orders;
}
