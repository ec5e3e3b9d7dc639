import { type FieldProblem, type InputOf, inputIn, problemsIn } from '@chowk/domain/kernel';
import { areaKey, type Product, priceProblem, saveProduct } from '@chowk/domain/products';
import { type FormValues, type ValuesOfInput, valuesIn } from '@/forms/form-values';
import type { MessageKey } from '@/i18n';

type ProductInput = InputOf<typeof saveProduct>;
type PackInput = ProductInput['variants'][number];
type TierInput = NonNullable<PackInput['tiers']>[number];

export type TierValues = ValuesOfInput<TierInput> & {
  /** Tells steps apart while they are typed; the server knows them by their pieces. */
  readonly key: string;
};

export type PackValues = Omit<ValuesOfInput<PackInput>, 'tiers' | 'stock_seen'> & {
  readonly tiers: readonly TierValues[];
  /** What was shown, so that pieces sold meanwhile stay sold. */
  readonly stock_seen?: number | undefined;
};

export type ProductValues = Omit<FormValues<typeof saveProduct.input>, 'variants'> & {
  readonly id: string;
  /** The version the changes are made to; absent for a new product. */
  readonly version?: number | undefined;
  readonly variants: readonly PackValues[];
};

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
    ...valuesIn(saveProduct.input),
    id: newId(),
    variants: [emptyPack(newId())],
  };
}

export function valuesOf(product: Product): ProductValues {
  return {
    ...valuesIn(saveProduct.input, product),
    id: product.id,
    version: product.version,
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
  return { ...input, ...(version === undefined ? {} : { version }) } as ProductInput;
}
