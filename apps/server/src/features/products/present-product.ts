import type { Product, ProductVariant } from '@chowk/domain/products';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { asSystem, type Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { productVariants } from '../../db/schema/products';
import type { ProductRow, VariantRow } from './product-rows';
import { nameBrands } from './system-steps';

function presentVariant(row: VariantRow): ProductVariant {
  const { id, pack_size, sku, mrp_paise, trade_paise, tiers, min_quantity, stock, margin_bps } =
    row;
  return { id, pack_size, sku, mrp_paise, trade_paise, tiers, min_quantity, stock, margin_bps };
}

export async function brandNamesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await asSystem(tx, nameBrands, () =>
    tx
      .select({ id: brands.id, name: brands.brand_name })
      .from(brands)
      .where(inArray(brands.id, [...new Set(ids)])),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function variantsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, ProductVariant[]>> {
  const rows = await tx
    .select()
    .from(productVariants)
    .where(and(inArray(productVariants.product_id, [...ids]), eq(productVariants.is_active, true)))
    .orderBy(asc(productVariants.position), asc(productVariants.id));
  const found = new Map<string, ProductVariant[]>();
  for (const row of rows) {
    const known = found.get(row.product_id) ?? [];
    known.push(presentVariant(row));
    found.set(row.product_id, known);
  }
  return found;
}

/** As the person who may see these rows. */
export async function presentProducts(tx: Tx, rows: readonly ProductRow[]): Promise<Product[]> {
  if (rows.length === 0) return [];
  const variants = await variantsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const names = await brandNamesOf(
    tx,
    rows.map((row) => row.brand_id),
  );
  return rows.map((row) => ({
    id: row.id,
    brand_id: row.brand_id,
    brand_name: names.get(row.brand_id) ?? '',
    name: row.name,
    category: row.category,
    description: row.description,
    hsn: row.hsn,
    gst_bps: row.gst_bps,
    areas: row.areas,
    image_paths: row.image_paths,
    status: row.status,
    variants: variants.get(row.id) ?? [],
    margin_bps: row.margin_bps,
    import_id: row.import_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  }));
}

export async function presentProduct(tx: Tx, row: ProductRow): Promise<Product> {
  const [product] = await presentProducts(tx, [row]);
  if (!product) throw new Error(`Not shown: ${row.id}`);
  return product;
}
