import type { FieldProblem, InputOf } from '@chowk/domain/kernel';
import {
  areaKey,
  isHsn,
  PRODUCT_CATEGORIES,
  PRODUCT_LIMITS,
  type Product,
  priceProblem,
  type saveProduct,
} from '@chowk/domain/products';
import type { MessageKey } from '@/i18n';

export interface TierValues {
  /** Tells steps apart while they are typed; the server knows them by their pieces. */
  readonly key: string;
  readonly min_quantity: number | null;
  readonly price_paise: number | null;
}

export interface PackValues {
  readonly id: string;
  readonly pack_size: string;
  readonly sku: string;
  readonly mrp_paise: number | null;
  readonly trade_paise: number | null;
  readonly tiers: readonly TierValues[];
  readonly min_quantity: number | null;
  readonly stock: number | null;
  /** What was shown, so that pieces sold meanwhile stay sold. */
  readonly stock_seen?: number | undefined;
}

export interface ProductValues {
  readonly id: string;
  /** The version the changes are made to; absent for a new product. */
  readonly version?: number | undefined;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly hsn: string;
  readonly gst_bps: number | null;
  readonly areas: readonly string[];
  readonly image_paths: readonly string[];
  readonly variants: readonly PackValues[];
}

export type Wrong = Extract<MessageKey<'errors'>, `rule.${string}`>;
/** By where the field stands, as the server names it too. */
export type ProductErrors = Readonly<Record<string, Wrong>>;

export function emptyPack(id: string): PackValues {
  return {
    id,
    pack_size: '',
    sku: '',
    mrp_paise: null,
    trade_paise: null,
    tiers: [],
    min_quantity: 1,
    stock: null,
  };
}

export function emptyProduct(newId: () => string): ProductValues {
  return {
    id: newId(),
    name: '',
    category: '',
    description: '',
    hsn: '',
    gst_bps: null,
    areas: [],
    image_paths: [],
    variants: [emptyPack(newId())],
  };
}

export function valuesOf(product: Product): ProductValues {
  const { id, version, name, category, description, hsn, gst_bps, areas, image_paths } = product;
  return {
    ...{ id, version, name, category, description, hsn, gst_bps, areas, image_paths },
    variants: product.variants.map(({ margin_bps: _, sku, ...pack }) => ({
      ...pack,
      tiers: pack.tiers.map((tier) => ({ ...tier, key: String(tier.min_quantity) })),
      sku: sku ?? '',
      stock_seen: pack.stock,
    })),
  };
}

function numberWrong(value: number | null, least: number, most: number): Wrong | undefined {
  if (value === null) return 'rule.required';
  if (value < least) return 'rule.min_number';
  return value > most ? 'rule.max_number' : undefined;
}

function isSet(found: readonly (readonly [string, Wrong | undefined])[]): [string, Wrong][] {
  return found.flatMap(([path, wrong]) => (wrong ? [[path, wrong] as [string, Wrong]] : []));
}

function tierErrors(pack: PackValues, at: string): [string, Wrong][] {
  const { quantity, pricePaise } = PRODUCT_LIMITS;
  return isSet(
    pack.tiers.flatMap((tier, i) => [
      [`${at}.tiers.${i}.min_quantity`, numberWrong(tier.min_quantity, 2, quantity)] as const,
      [`${at}.tiers.${i}.price_paise`, numberWrong(tier.price_paise, 1, pricePaise)] as const,
    ]),
  );
}

function priceErrors(pack: PackValues, gstBps: number, at: string): [string, Wrong][] {
  const { mrp_paise, trade_paise } = pack;
  if (mrp_paise === null || trade_paise === null) return [];
  const tiers = pack.tiers.map(({ min_quantity, price_paise }) => ({
    min_quantity: min_quantity ?? 0,
    price_paise: price_paise ?? 0,
  }));
  const problem = priceProblem({ mrp_paise, trade_paise, tiers }, gstBps);
  if (!problem) return [];
  return [[`${at}.${problem === 'over_mrp' ? 'trade_paise' : 'tiers'}`, `rule.${problem}`]];
}

function packErrors(values: ProductValues, pack: PackValues, place: number): [string, Wrong][] {
  const at = `variants.${place}`;
  const { pricePaise, quantity, stock } = PRODUCT_LIMITS;
  const key = areaKey(pack.pack_size);
  const isTwice = values.variants.slice(0, place).some((each) => areaKey(each.pack_size) === key);
  const own = isSet([
    [`${at}.pack_size`, key === '' ? 'rule.required' : isTwice ? 'rule.twice' : undefined],
    [`${at}.mrp_paise`, numberWrong(pack.mrp_paise, 1, pricePaise)],
    [`${at}.trade_paise`, numberWrong(pack.trade_paise, 1, pricePaise)],
    [`${at}.min_quantity`, numberWrong(pack.min_quantity, 1, quantity)],
    [`${at}.stock`, numberWrong(pack.stock, 0, stock)],
    ...tierErrors(pack, at),
  ]);
  return own.length > 0 ? own : priceErrors(pack, values.gst_bps ?? 0, at);
}

export function productErrors(values: ProductValues): ProductErrors {
  const found = isSet([
    ['name', values.name.trim() === '' ? 'rule.required' : undefined],
    ['category', values.category === '' ? 'rule.choice' : undefined],
    ['hsn', isHsn(values.hsn.trim()) ? undefined : 'rule.hsn'],
    ['gst_bps', values.gst_bps === null ? 'rule.choice' : undefined],
  ]);
  const packs = values.variants.flatMap((pack, place) => packErrors(values, pack, place));
  return Object.fromEntries([...found, ...packs]);
}

export function serverErrors(problems: readonly FieldProblem[]): ProductErrors {
  return Object.fromEntries(problems.map(({ path, rule }) => [path, `rule.${rule}` as Wrong]));
}

/** As the server takes it; asked for once nothing is wrong. */
export function inputOf(values: ProductValues): InputOf<typeof saveProduct> {
  const { id, version, variants, areas, image_paths } = values;
  return {
    id,
    ...(version === undefined ? {} : { version }),
    name: values.name.trim(),
    category: PRODUCT_CATEGORIES.find((each) => each === values.category) ?? 'other',
    description: values.description.trim(),
    hsn: values.hsn.trim(),
    gst_bps: values.gst_bps ?? 0,
    areas: [...areas],
    image_paths: [...image_paths],
    variants: variants.map((pack) => ({
      id: pack.id,
      pack_size: pack.pack_size.trim(),
      sku: pack.sku.trim() || null,
      mrp_paise: pack.mrp_paise ?? 0,
      trade_paise: pack.trade_paise ?? 0,
      tiers: pack.tiers.map(({ min_quantity, price_paise }) => ({
        min_quantity: min_quantity ?? 0,
        price_paise: price_paise ?? 0,
      })),
      min_quantity: pack.min_quantity ?? 1,
      stock: pack.stock ?? 0,
      ...(pack.stock_seen === undefined ? {} : { stock_seen: pack.stock_seen }),
    })),
  };
}
