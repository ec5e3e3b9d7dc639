import { ChowkError, invalidField, type ParsedInputOf } from '@chowk/domain/kernel';
import {
  areaKey,
  saveProduct as contract,
  marginBps,
  type Product,
  priceProblem,
} from '@chowk/domain/products';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import type { Tx } from '../../db';
import { products, productVariants } from '../../db/schema/trade/products';
import { requireOwnBrand } from '../wallets';
import { presentProduct } from './present-product';
import { findOwnProduct, NO_PRODUCT, type ProductRow, searchKeyOf } from './product-rows';

type Input = ParsedInputOf<typeof contract>;
type Pack = Input['variants'][number];

function requireSoundPacks({ variants, gst_bps }: Input): void {
  const seen = new Set<string>();
  variants.forEach((pack, i) => {
    const problem = priceProblem(pack, gst_bps);
    if (problem === 'over_mrp') throw invalidField(`variants.${i}.trade_paise`, problem);
    if (problem) throw invalidField(`variants.${i}.tiers`, problem);
    for (const key of [pack.id, areaKey(pack.pack_size)]) {
      if (seen.has(key)) throw invalidField(`variants.${i}.pack_size`, 'twice');
      seen.add(key);
    }
  });
}

/** Pictures lie in the folder of whoever sent them. */
function requireOwnImages({ image_paths }: Input, uid: string | null): void {
  const strange = image_paths.findIndex((path) => !path.startsWith(`${uid}/`));
  if (strange >= 0) throw invalidField(`image_paths.${strange}`, 'not_uploaded');
}

function productValues(input: Input) {
  const { name, category, description, hsn, gst_bps, areas, image_paths, variants } = input;
  return {
    name,
    name_key: areaKey(name),
    category,
    description,
    hsn,
    gst_bps,
    areas,
    area_keys: areas.map(areaKey),
    image_paths,
    margin_bps: Math.max(...variants.map((pack) => marginBps(pack, gst_bps))),
    search_key: searchKeyOf(input),
  };
}

function packValues(pack: Pack, gstBps: number, position: number) {
  const { pack_size, sku = null, mrp_paise, trade_paise, tiers, min_quantity } = pack;
  const margin_bps = marginBps(pack, gstBps);
  return { pack_size, sku, mrp_paise, trade_paise, tiers, min_quantity, margin_bps, position };
}

/** What was sold since it was shown stays sold: the difference is written, not the sum. */
function stockAfter({ stock, stock_seen }: Pack) {
  return stock_seen === undefined
    ? stock
    : sql`greatest(0, ${productVariants.stock} + ${stock - stock_seen}::int)`;
}

async function savePacks(tx: Tx, product: ProductRow, input: Input, now: Date): Promise<void> {
  // In the order buyers lock them, so that nobody waits in a circle.
  const known = await tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.product_id, product.id))
    .orderBy(asc(productVariants.id))
    .for('update');
  const knownIds = new Set(known.map(({ id }) => id));
  const kept = new Set(input.variants.map(({ id }) => id));
  for (const [position, pack] of input.variants.entries()) {
    const values = packValues(pack, input.gst_bps, position);
    if (knownIds.has(pack.id)) {
      await tx
        .update(productVariants)
        .set({ ...values, stock: stockAfter(pack), is_active: true, updated_at: now })
        .where(eq(productVariants.id, pack.id));
    } else {
      const { id, stock } = pack;
      const { id: product_id, brand_id } = product;
      await tx.insert(productVariants).values({ ...values, id, stock, product_id, brand_id });
    }
  }
  for (const id of knownIds) {
    if (kept.has(id)) continue;
    const isIt = eq(productVariants.id, id);
    await tx.update(productVariants).set({ is_active: false, updated_at: now }).where(isIt);
  }
}

async function writeProduct(
  { tx, nowMs }: CommandContext,
  brandId: string,
  input: Input,
): Promise<ProductRow | undefined> {
  const { id, version } = input;
  const values = productValues(input);
  const [row] =
    version === undefined
      ? await tx
          .insert(products)
          .values({ ...values, id, brand_id: brandId })
          .onConflictDoNothing({ target: products.id })
          .returning()
      : await tx
          .update(products)
          .set({ ...values, version: version + 1, updated_at: new Date(nowMs) })
          .where(
            and(eq(products.id, id), eq(products.brand_id, brandId), eq(products.version, version)),
          )
          .returning();
  return row;
}

/** The id is the caller's: a product sent twice is one product. */
async function save(context: CommandContext, input: Input): Promise<Product> {
  const { tx, actor, nowMs, record, emit } = context;
  requireSoundPacks(input);
  const brand = await requireOwnBrand(tx, actor);
  requireOwnImages(input, actor.uid);
  const row = await writeProduct(context, brand.id, input);
  if (!row) {
    const current = await findOwnProduct(tx, brand.id, input.id);
    if (current && input.version === undefined) return presentProduct(tx, current);
    if (!current && input.version !== undefined) {
      throw new ChowkError('PGRST116', { message: NO_PRODUCT });
    }
    throw new ChowkError(current ? 'STALE_VERSION' : 'ALREADY_EXISTS');
  }
  await savePacks(tx, row, input, new Date(nowMs));
  const { id, name, status } = row;
  record(id, { after: { name, version: row.version, packs: input.variants.length } });
  emit({
    type: 'product.saved',
    audience: `person:${actor.uid}`,
    entityId: id,
    payload: { status },
  });
  return presentProduct(tx, row);
}

export const saveProduct = implementCommand(contract, save, async ({ tx, actor }, { id }) => {
  const brand = await requireOwnBrand(tx, actor);
  const row = await findOwnProduct(tx, brand.id, id);
  return row && presentProduct(tx, row);
});
