import type { Product, ProductVariant } from '@chowk/domain/products';
import { asc, eq } from 'drizzle-orm';
import { isAnyOf } from '../../contract/any-of';
import { asSystem, type Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { productVariants } from '../../db/schema/products';
import type { ProductRow, VariantRow } from './product-rows';
import { stockShelves } from './system-steps';

function presentVariant(row: VariantRow): ProductVariant {
  const { id, pack_size, sku, mrp_paise, trade_paise, tiers, min_quantity, stock, margin_bps } =
    row;
  return { id, pack_size, sku, mrp_paise, trade_paise, tiers, min_quantity, stock, margin_bps };
}

interface Shelf {
  readonly brandName: string;
  readonly packs: ProductVariant[];
}

/** For products the person may see: one look as the system, where row security would ask for each. */
async function shelvesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Shelf>> {
  const rows = await asSystem(tx, stockShelves, () =>
    tx
      .select({ pack: productVariants, brandName: brands.brand_name })
      .from(productVariants)
      .innerJoin(brands, eq(brands.id, productVariants.brand_id))
      .where(isAnyOf(productVariants.product_id, ids))
      .orderBy(asc(productVariants.position), asc(productVariants.id)),
  );
  const found = new Map<string, Shelf>();
  for (const { pack, brandName } of rows) {
    const shelf = found.get(pack.product_id) ?? { brandName, packs: [] };
    if (pack.is_active) shelf.packs.push(presentVariant(pack));
    found.set(pack.product_id, shelf);
  }
  return found;
}

/** As the person who may see these rows. */
export async function presentProducts(tx: Tx, rows: readonly ProductRow[]): Promise<Product[]> {
  if (rows.length === 0) return [];
  const shelves = await shelvesOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    brand_id: row.brand_id,
    brand_name: shelves.get(row.id)?.brandName ?? '',
    name: row.name,
    category: row.category,
    description: row.description,
    hsn: row.hsn,
    gst_bps: row.gst_bps,
    areas: row.areas,
    image_paths: row.image_paths,
    status: row.status,
    variants: shelves.get(row.id)?.packs ?? [],
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
