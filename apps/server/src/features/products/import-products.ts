import { invalidField } from '@chowk/domain/kernel';
import {
  areaKey,
  importProducts as contract,
  IMPORT_LIMITS,
  type ImportedProduct,
  marginBps,
  readProductTable,
} from '@chowk/domain/products';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import type { Tx } from '../../db';
import { productImports, products, productVariants } from '../../db/schema/trade/products';
import { requireOwnBrand } from '../wallets';
import { presentImport } from './imports.queries';
import { searchKeyOf } from './product-rows';
import { readLetters } from './read-letters';

/** So many rows a statement: each has a dozen values, and a statement takes 65,535. */
const ROWS_AT_ONCE = 1_000;

async function inParts<T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>) {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await write(rows.slice(at, at + ROWS_AT_ONCE));
  }
}

async function knownNames(tx: Tx, brandId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ key: products.name_key })
    .from(products)
    .where(eq(products.brand_id, brandId));
  return new Set(rows.map(({ key }) => key));
}

interface Batch {
  readonly importId: string;
  readonly brandId: string;
  readonly found: readonly ImportedProduct[];
}

async function writeBatch({ tx, newId }: CommandContext, batch: Batch): Promise<void> {
  const { importId: import_id, brandId: brand_id, found } = batch;
  const rows = found.map((product) => ({ id: newId(), product }));
  await inParts(rows, (part) =>
    tx.insert(products).values(
      part.map(({ id, product }) => {
        const { name, category, description, hsn, gst_bps, areas, variants } = product;
        return {
          id,
          brand_id,
          import_id,
          name,
          name_key: areaKey(name),
          category,
          description,
          hsn,
          gst_bps,
          areas,
          area_keys: areas.map(areaKey),
          margin_bps: Math.max(...variants.map((pack) => marginBps(pack, gst_bps))),
          search_key: searchKeyOf(product),
        };
      }),
    ),
  );
  const packs = rows.flatMap(({ id: product_id, product }) =>
    product.variants.map(({ line: _, sku = null, ...pack }, position) => ({
      ...pack,
      sku,
      id: newId(),
      product_id,
      brand_id,
      position,
      margin_bps: marginBps(pack, product.gst_bps),
    })),
  );
  await inParts(packs, (part) => tx.insert(productVariants).values(part));
}

const countPacks = (found: readonly ImportedProduct[]) =>
  found.reduce((sum, { variants }) => sum + variants.length, 0);

export const importProducts = implementCommand(contract, async (context, input) => {
  const { tx, actor, record } = context;
  const { id, file_name, step, skip_bad } = input;
  const brand = await requireOwnBrand(tx, actor);
  const text = readLetters(Buffer.from(input.file_base64, 'base64'));
  if (text === undefined) throw invalidField('file_base64', 'encoding');
  const table = readProductTable(text, await knownNames(tx, brand.id));
  if (table.lines === 0) throw invalidField('file_base64', 'required');
  if (table.lines > IMPORT_LIMITS.rows) {
    throw invalidField('file_base64', 'max_array', { limit: IMPORT_LIMITS.rows });
  }
  const counts = {
    lines: table.lines,
    products: table.products.length,
    variants: countPacks(table.products),
    bad_lines: new Set(table.problems.map(({ line }) => line)).size,
    problems: table.problems.slice(0, IMPORT_LIMITS.problemsShown),
  };
  const isReady = counts.products > 0 && (skip_bad || counts.bad_lines === 0);
  if (step === 'preview' || !isReady) {
    record(id, { step, lines: counts.lines, bad_lines: counts.bad_lines });
    return { ...counts, batch: null };
  }
  const { products: made, variants } = counts;
  const [row] = await tx
    .insert(productImports)
    .values({ id, brand_id: brand.id, file_name, products: made, variants })
    .returning();
  await writeBatch(context, { importId: id, brandId: brand.id, found: table.products });
  record(id, { after: { file_name, products: made, variants } });
  return { ...counts, batch: row ? presentImport(row) : null };
});
