import type { Paise } from '@chowk/domain/kernel';
import {
  type Cart,
  type CartLines,
  type CountedLine,
  cartTotal,
  countLine,
  type LineProblem,
  sumBrand,
  type TaxPlace,
} from '@chowk/domain/orders';
import { areaKey, isServed, unitPricePaise } from '@chowk/domain/products';
import type { CachedPack } from '@/offline/read/cached-products';

/** Unsplit: the server has not said yet whether its tax is two halves or one whole. */
export type CartBrand = Cart['brands'][number] & { readonly isTaxUnsplit?: boolean };
export type CartLine = CartBrand['lines'][number];

export interface CartState {
  readonly lines: CartLines['lines'];
  /** As the server last priced it, if it ever did here. */
  readonly cart: Cart | undefined;
  /** What was seen of packs the server has not priced yet. */
  readonly packs: Readonly<Record<string, CachedPack>>;
}

export interface ShownCart extends Cart {
  readonly brands: CartBrand[];
  /** Something of it is reckoned here from what was last seen; the server has the last word. */
  readonly isEstimate: boolean;
}

/** From one state to another: one whole. */
const UNSPLIT: TaxPlace = { sellerState: 'own', buyerState: 'other' };

/** How this brand's lines were taxed until now, as far as the server has taxed any of them. */
function taxPlaceOf(brand: CartBrand | undefined): TaxPlace | undefined {
  const taxable = brand?.lines.filter((line) => line.gst_bps > 0 && line.taxable_paise > 0) ?? [];
  if (!brand || taxable.length === 0) return undefined;
  if (taxable.every((line) => line.total_paise === line.taxable_paise)) {
    return { sellerState: null, buyerState: null };
  }
  if (brand.igst_paise > 0) return UNSPLIT;
  return brand.cgst_paise > 0 ? { sellerState: 'own', buyerState: 'own' } : undefined;
}

/** A pack the server has not put into the cart yet, by what was last seen of it. */
function unservedProblem({ product }: CachedPack, area: string | null): LineProblem | null {
  if (product.status !== 'active') return 'archived';
  return isServed(product.areas.map(areaKey), area) ? null : 'not_served';
}

function problemOf(line: CartLine, quantity: number): LineProblem | null {
  if (line.problem === 'archived' || line.problem === 'not_served') return line.problem;
  if (quantity > line.stock) return 'stock';
  return quantity < line.min_quantity ? 'minimum' : null;
}

/** By the steps last seen, unless the server has told another price since. */
function priceOf(line: CartLine, quantity: number, pack: CachedPack | undefined): Paise {
  if (!pack) return line.price_paise;
  const isCurrent =
    line.quantity === 0 || unitPricePaise(pack.variant, line.quantity) === line.price_paise;
  return isCurrent ? unitPricePaise(pack.variant, quantity) : line.price_paise;
}

function bareLine(pack: CachedPack, area: string | null): CartLine {
  const { product, variant } = pack;
  return {
    variant_id: variant.id,
    product_id: product.id,
    product_name: product.name,
    pack_size: variant.pack_size,
    image_path: product.image_paths[0] ?? null,
    quantity: 0,
    min_quantity: variant.min_quantity,
    stock: variant.stock,
    mrp_paise: variant.mrp_paise,
    price_paise: variant.trade_paise,
    gst_bps: product.gst_bps,
    taxable_paise: 0,
    total_paise: 0,
    problem: unservedProblem(pack, area),
  };
}

function count(
  line: CartLine,
  quantity: number,
  pack: CachedPack | undefined,
  place: TaxPlace,
): CountedLine {
  const price_paise = priceOf(line, quantity, pack);
  return countLine({ ...line, quantity, price_paise, problem: problemOf(line, quantity) }, place);
}

/** Packs in the cart that the server has not priced, by brand. */
function newPacks({ lines, cart, packs }: CartState): Map<string, CachedPack[]> {
  const priced = new Set(linesOf(cart).map(({ variant_id }) => variant_id));
  const found = new Map<string, CachedPack[]>();
  for (const { variant_id } of lines) {
    const pack = packs[variant_id];
    if (priced.has(variant_id) || !pack) continue;
    const { brand_id } = pack.product;
    found.set(brand_id, [...(found.get(brand_id) ?? []), pack]);
  }
  return found;
}

/** Whether every line can be shown. */
export function isKnown({ lines, cart, packs }: CartState): boolean {
  const priced = new Set(linesOf(cart).map(({ variant_id }) => variant_id));
  return lines.every(({ variant_id }) => variant_id in packs || priced.has(variant_id));
}

/** The cart as the person left it: its lines at the server's prices, and where those miss, as last seen. */
export function shownCart(state: CartState, area: string | null): ShownCart {
  const { lines, cart, packs } = state;
  const wanted = new Map(lines.map(({ variant_id, quantity }) => [variant_id, quantity]));
  const added = newPacks(state);
  let isEstimate = false;

  function show(brand: CartBrand | undefined, fresh: readonly CachedPack[]): CartBrand | undefined {
    const priced = brand?.lines ?? [];
    const isChanged = priced.some((line) => wanted.get(line.variant_id) !== line.quantity);
    if (brand && fresh.length === 0 && !isChanged) return brand;
    isEstimate = true;
    const place = taxPlaceOf(brand);
    const all = [
      ...priced.map((line) => ({ line, pack: packs[line.variant_id] })),
      ...fresh.map((pack) => ({ line: bareLine(pack, area), pack })),
    ];
    const counted = all.flatMap(({ line, pack }) => {
      const quantity = wanted.get(line.variant_id);
      return quantity === undefined ? [] : [count(line, quantity, pack, place ?? UNSPLIT)];
    });
    const head = brand ?? (fresh[0] && { min_order_paise: 0, ...fresh[0].product });
    if (!head || counted.length === 0) return undefined;
    return { ...sumBrand(head, counted), ...(place ? {} : { isTaxUnsplit: true }) };
  }

  const known = cart?.brands ?? [];
  const brands = known.flatMap((brand) => show(brand, added.get(brand.brand_id) ?? []) ?? []);
  for (const [id, fresh] of added) {
    const isNew = !known.some(({ brand_id }) => brand_id === id);
    const brand = isNew ? show(undefined, fresh) : undefined;
    if (brand) brands.push(brand);
  }
  return {
    brands,
    total_paise: cartTotal(brands),
    earnings_paise: cart?.earnings_paise ?? 0,
    isEstimate,
  };
}

export function linesOf(cart: Cart | undefined): CartLine[] {
  return cart?.brands.flatMap(({ lines }) => lines) ?? [];
}

/** What can be ordered now: brands whose minimum is reached, without the lines that have a problem. */
export function readyBrands({ brands }: Pick<ShownCart, 'brands'>): CartBrand[] {
  return brands
    .map((brand) => ({ ...brand, lines: brand.lines.filter(({ problem }) => !problem) }))
    .filter(({ lines, missing_paise }) => lines.length > 0 && missing_paise === 0);
}

/** As much of a pack as a line of the cart tells: its price steps are known to the server alone. */
export function packOfLine(
  { brand_id, brand_name }: Pick<CartBrand, 'brand_id' | 'brand_name'>,
  line: CartLine,
): CachedPack {
  return {
    product: {
      id: line.product_id,
      brand_id,
      brand_name,
      name: line.product_name,
      gst_bps: line.gst_bps,
      areas: [],
      image_paths: line.image_path ? [line.image_path] : [],
      status: line.problem === 'archived' ? 'archived' : 'active',
    },
    variant: {
      id: line.variant_id,
      pack_size: line.pack_size,
      mrp_paise: line.mrp_paise,
      trade_paise: line.price_paise,
      tiers: [],
      min_quantity: line.min_quantity,
      stock: line.stock,
    },
  };
}
