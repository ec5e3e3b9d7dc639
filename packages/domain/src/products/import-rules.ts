import * as z from 'zod/mini';
import { fieldProblems, parseCsv, parsePaise } from '../kernel';
import { importedVariantField, productFields } from './fields';
import { areaKey, priceProblem } from './rules';

export const IMPORT_LIMITS = { rows: 10_000, base64Length: 4_000_000, problemsShown: 200 } as const;

/** One line a pack; lines of one name are one product. */
export const IMPORT_COLUMNS = [
  'name',
  'category',
  'description',
  'hsn',
  'gst_percent',
  'areas',
  'pack_size',
  'sku',
  'mrp',
  'trade_price',
  'tiers',
  'min_quantity',
  'stock',
] as const;
type Column = (typeof IMPORT_COLUMNS)[number];

const REQUIRED: readonly Column[] = [
  'name',
  'category',
  'hsn',
  'gst_percent',
  'pack_size',
  'mrp',
  'trade_price',
  'stock',
];
const TEXT_COLUMNS: readonly Column[] = ['name', 'description', 'areas', 'pack_size', 'sku'];
/** A spreadsheet would run it as a formula, ours or that of anybody with our export. */
const FORMULA = /^[=+\-@]/;

/** The column of each contract field. */
const COLUMN_OF: Readonly<Record<string, Column>> = {
  gst_bps: 'gst_percent',
  mrp_paise: 'mrp',
  trade_paise: 'trade_price',
};

export interface RowProblem {
  readonly line: number;
  readonly column: string;
  readonly rule: string;
}

const productField = z.object(productFields);
type ProductPart = z.output<typeof productField>;
type VariantPart = z.output<typeof importedVariantField>;

export interface ImportedProduct extends ProductPart {
  readonly line: number;
  readonly variants: readonly (VariantPart & { readonly line: number })[];
}

export interface ImportedTable {
  readonly lines: number;
  readonly products: readonly ImportedProduct[];
  readonly problems: readonly RowProblem[];
}

type Cells = Readonly<Partial<Record<Column, string>>>;
interface Line {
  readonly number: number;
  readonly cells: Cells;
}

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter(Boolean);

const asMoney = (text: string) => parsePaise(text) ?? text;
const asWhole = (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);

/** A percentage with at most two decimals. */
function asBps(text: string): number | string {
  return parsePaise(text.replace('%', '')) ?? text;
}

function tiersOf(text: string | undefined) {
  return listOf(text).map((part) => {
    const [quantity = '', price = ''] = part.split(':');
    return { min_quantity: asWhole(quantity.trim()), price_paise: asMoney(price) };
  });
}

function given<T>(name: string, text: string | undefined, read: (text: string) => T) {
  return text === undefined ? {} : { [name]: read(text) };
}

const asIs = (text: string) => text;

function productOf(cells: Cells) {
  return productField.safeParse(
    {
      ...given('name', cells.name, asIs),
      ...given('category', cells.category?.toLowerCase().replace(/[\s-]+/g, '_'), asIs),
      ...given('description', cells.description, asIs),
      ...given('hsn', cells.hsn, asIs),
      ...given('gst_bps', cells.gst_percent, asBps),
      areas: listOf(cells.areas),
    },
    { reportInput: true },
  );
}

function variantOf(cells: Cells) {
  return importedVariantField.safeParse(
    {
      ...given('pack_size', cells.pack_size, asIs),
      ...given('sku', cells.sku, asIs),
      ...given('mrp_paise', cells.mrp, asMoney),
      ...given('trade_paise', cells.trade_price, asMoney),
      ...given('min_quantity', cells.min_quantity, asWhole),
      ...given('stock', cells.stock, asWhole),
      tiers: tiersOf(cells.tiers),
    },
    { reportInput: true },
  );
}

function problemsOf({ number }: Line, issues: readonly z.core.$ZodIssue[]): RowProblem[] {
  return fieldProblems(issues).map(({ path, rule }) => {
    const [field = ''] = path.split('.');
    return { line: number, column: COLUMN_OF[field] ?? field, rule };
  });
}

function formulasOf({ number, cells }: Line): RowProblem[] {
  return TEXT_COLUMNS.filter((column) => FORMULA.test(cells[column] ?? '')).map((column) => ({
    line: number,
    column,
    rule: 'formula' as const,
  }));
}

interface Read {
  readonly product: ProductPart;
  readonly variant: VariantPart;
}

function readLine(line: Line): Read | RowProblem[] {
  const product = productOf(line.cells);
  const variant = variantOf(line.cells);
  const problems = [
    ...formulasOf(line),
    ...(product.success ? [] : problemsOf(line, product.error.issues)),
    ...(variant.success ? [] : problemsOf(line, variant.error.issues)),
  ];
  if (problems.length > 0 || !product.success || !variant.success) return problems;
  const rule = priceProblem(variant.data, product.data.gst_bps);
  if (rule === undefined) return { product: product.data, variant: variant.data };
  const column = rule === 'over_mrp' ? 'trade_price' : 'tiers';
  return [{ line: line.number, column, rule }];
}

function linesOf(text: string): { readonly lines: Line[]; readonly missing: Column[] } {
  const [head, ...rows] = parseCsv(text);
  const named = (head?.cells ?? []).map((cell) => cell.toLowerCase().replace(/[\s-]+/g, '_'));
  const places = IMPORT_COLUMNS.map((column) => [column, named.indexOf(column)] as const);
  const missing = REQUIRED.filter((column) => !named.includes(column));
  const lines = rows.map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(
      places.flatMap(([column, place]) => (cells[place] ? [[column, cells[place]]] : [])),
    ),
  }));
  return { lines, missing };
}

function isSameProduct(a: ProductPart, b: ProductPart): boolean {
  return a.category === b.category && a.hsn === b.hsn && a.gst_bps === b.gst_bps;
}

/** Products with their packs, and every line that cannot be one, with the reason. */
export function readProductTable(
  text: string,
  knownNames: ReadonlySet<string> = new Set(),
): ImportedTable {
  const { lines, missing } = linesOf(text);
  // Too long to be taken at all: no use in judging each line.
  if (lines.length > IMPORT_LIMITS.rows) return { lines: lines.length, products: [], problems: [] };
  if (missing.length > 0) {
    const problems = missing.map((column) => ({ line: 1, column, rule: 'required' as const }));
    return { lines: lines.length, products: [], problems };
  }
  const problems: RowProblem[] = [];
  const found = new Map<string, ImportedProduct>();
  for (const line of lines) {
    const read = readLine(line);
    if (Array.isArray(read)) {
      problems.push(...read);
      continue;
    }
    const { product, variant } = read;
    const key = areaKey(product.name);
    const first = found.get(key);
    const isTwice =
      knownNames.has(key) ||
      first?.variants.some((each) => areaKey(each.pack_size) === areaKey(variant.pack_size));
    if (isTwice) {
      const column = knownNames.has(key) ? 'name' : 'pack_size';
      problems.push({ line: line.number, column, rule: 'twice' });
    } else if (first && !isSameProduct(first, product)) {
      problems.push({ line: line.number, column: 'name', rule: 'differs' });
    } else {
      const variants = [...(first?.variants ?? []), { ...variant, line: line.number }];
      found.set(key, { ...(first ?? { ...product, line: line.number }), variants });
    }
  }
  return { lines: lines.length, products: [...found.values()], problems };
}
