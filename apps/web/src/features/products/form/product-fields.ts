import { type FieldProblem, type InputOf, inputIn, problemsIn } from '@chowk/domain/kernel';
import { areaKey, type Product, priceProblem, saveProduct } from '@chowk/domain/products';
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

type Wrong = Extract<MessageKey<'errors'>, `rule.${string}`>;

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

/** The price on the packet, and no pack twice: what the contract cannot say of one field. */
function packProblems(values: ProductValues, pack: PackValues, place: number): FieldProblem[] {
  const at = `variants.${place}`;
  const key = areaKey(pack.pack_size);
  const isTwice = values.variants.slice(0, place).some((each) => areaKey(each.pack_size) === key);
  if (key !== '' && isTwice) return [{ path: `${at}.pack_size`, rule: 'twice' }];
  const { mrp_paise, trade_paise, tiers = [] } = inputOf(values).variants[place] ?? {};
  if (!mrp_paise || !trade_paise) return [];
  const rule = priceProblem({ mrp_paise, trade_paise, tiers }, values.gst_bps ?? 0);
  return rule ? [{ path: `${at}.${rule === 'over_mrp' ? 'trade_paise' : 'tiers'}`, rule }] : [];
}

/** Of a pack whose fields are right by themselves. */
function packsProblems(values: ProductValues): FieldProblem[] {
  const found = problemsIn(saveProduct.input, givenBy(values));
  const isWrong = (place: number) =>
    found.some(({ path }) => path.startsWith(`variants.${place}.`));
  return values.variants.flatMap((pack, place) =>
    isWrong(place) ? [] : packProblems(values, pack, place),
  );
}

export const WORDS: Readonly<Record<string, Wrong>> = {
  number: 'rule.required',
  min_string: 'rule.required',
  ALREADY_EXISTS: 'rule.twice',
  'gst_bps number': 'rule.choice',
  category: 'rule.choice',
  'hsn min_string': 'rule.hsn',
};

function givenBy({ variants, ...values }: ProductValues) {
  return {
    ...values,
    hsn: values.hsn.trim(),
    variants: variants.map((pack) => ({ ...pack, sku: pack.sku.trim() || null })),
  };
}

export const CHECKS = { schema: saveProduct.input, given: givenBy, rules: packsProblems };

/** As the server takes it; asked for once nothing is wrong. */
export function inputOf(values: ProductValues) {
  const { version, ...input } = inputIn(saveProduct.input, givenBy(values));
  return { ...input, ...(version === undefined ? {} : { version }) } as InputOf<typeof saveProduct>;
}
