import { marginBps, type Product, type ProductVariant } from '@chowk/domain/products';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../contract/any-of';
import { asSystem, sqlBuiltOnce, type Tx } from '../../db';
import { products } from '../../db/schema/trade/products';
import type { ProductRow } from './product-rows';
import { stockShelves } from './system-steps';

/** With what decides whether its tax is charged. */
export interface ShownProduct extends Product {
  readonly isRegistered: boolean;
}

type ShownRow = Omit<Product, 'variants'> &
  Record<string, unknown> & {
    readonly packs: ProductVariant[] | null;
    readonly is_registered: boolean;
  };

/** As the contract shows it; written out, because building it took longer than reading it. */
const SHOWN = sql`
  select products.id, products.brand_id, brands.brand_name,
    brands.gstin is not null as is_registered,
    coalesce(trade_terms.min_order_paise, 0) as min_order_paise, products.name, products.category,
    products.description, products.hsn, products.gst_bps, products.areas, products.image_paths,
    products.status, products.margin_bps, products.import_id, products.created_at,
    products.updated_at, products.version,
    (select json_agg(pack order by pack.position, pack.id) from (
      select v.id, v.pack_size, v.sku, v.mrp_paise, v.trade_paise, v.tiers, v.min_quantity,
        v.stock, v.margin_bps, v.position
      from product_variants v where v.product_id = products.id and v.is_active) pack) as packs
  from products join brands on brands.id = products.brand_id
    left join trade_terms on trade_terms.brand_id = products.brand_id`;

function presentShown(row: ShownRow): ShownProduct {
  return {
    id: row.id,
    brand_id: row.brand_id,
    brand_name: row.brand_name,
    min_order_paise: Number(row.min_order_paise),
    name: row.name,
    category: row.category,
    description: row.description,
    hsn: row.hsn,
    gst_bps: row.gst_bps,
    areas: row.areas,
    image_paths: row.image_paths,
    status: row.status,
    variants: row.packs ?? [],
    margin_bps: row.margin_bps,
    import_id: row.import_id,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
    isRegistered: row.is_registered,
  };
}

/** As a shop buys it: a brand without a registration charges no tax, so the shop keeps more. */
export function asCharged(product: ShownProduct): Product {
  if (product.isRegistered) return product;
  const variants = product.variants.map((pack) => ({ ...pack, margin_bps: marginBps(pack, 0) }));
  const margin_bps = Math.max(product.margin_bps, ...variants.map((pack) => pack.margin_bps));
  return { ...product, gst_bps: 0, variants, margin_bps };
}

/** As the system, for products the person may see: with their packs, the brand's name and its minimum. */
export async function readShown(tx: Tx, which: SQL, most: number): Promise<ShownProduct[]> {
  return (await tx.execute<ShownRow>(shownText(which, most))).map(presentShown);
}

function shownText(which: SQL, most: number | Placeholder): SQL {
  return sql`select * from (${SHOWN} ${which}) as shown limit ${most}::int`;
}

/** The same of statements that are built once. */
export function shownBuiltOnce<Shape extends object>(which: (shape: Shape) => SQL) {
  const read = sqlBuiltOnce<Shape, Record<string, unknown>>((shape) =>
    shownText(which(shape), sql.placeholder('most')),
  );
  return async (
    tx: Tx,
    shape: Shape,
    values: Record<string, unknown> & { readonly most: number },
  ): Promise<ShownProduct[]> => ((await read(tx, shape, values)) as ShownRow[]).map(presentShown);
}

/** As the system, in the order asked for. */
export async function readShownInOrder(tx: Tx, ids: readonly string[]): Promise<ShownProduct[]> {
  if (ids.length === 0) return [];
  const found = await readShown(tx, sql`where ${isAnyOf(products.id, ids)}`, ids.length);
  const byId = new Map(found.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** As the person who may see these rows. */
export function presentProducts(
  tx: Tx,
  rows: readonly Pick<ProductRow, 'id'>[],
): Promise<ShownProduct[]> {
  const ids = rows.map(({ id }) => id);
  return asSystem(tx, stockShelves, () => readShownInOrder(tx, ids));
}

export async function presentProduct(tx: Tx, row: Pick<ProductRow, 'id'>): Promise<ShownProduct> {
  const [product] = await presentProducts(tx, [row]);
  if (!product) throw new Error(`Not shown: ${row.id}`);
  return product;
}
