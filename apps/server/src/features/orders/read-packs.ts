import { stateCodeOfGstin, statesOfPin } from '@chowk/domain/kernel';
import type { TaxPlace } from '@chowk/domain/orders';
import { asc, eq } from 'drizzle-orm';
import { isAnyOf } from '../../contract/any-of';
import type { Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { products, productVariants, tradeTerms } from '../../db/schema/products';

function selectPacks(tx: Tx, ids: readonly string[]) {
  return tx
    .select({
      id: productVariants.id,
      product_id: products.id,
      brand_id: products.brand_id,
      brand_name: brands.brand_name,
      brand_owner_id: brands.owner_id,
      gstin: brands.gstin,
      min_order_paise: tradeTerms.min_order_paise,
      product_name: products.name,
      image_paths: products.image_paths,
      area_keys: products.area_keys,
      status: products.status,
      hsn: products.hsn,
      gst_bps: products.gst_bps,
      is_active: productVariants.is_active,
      pack_size: productVariants.pack_size,
      mrp_paise: productVariants.mrp_paise,
      trade_paise: productVariants.trade_paise,
      tiers: productVariants.tiers,
      min_quantity: productVariants.min_quantity,
      stock: productVariants.stock,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.product_id))
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .leftJoin(tradeTerms, eq(tradeTerms.brand_id, products.brand_id))
    .where(isAnyOf(productVariants.id, ids));
}

type PackRow = Awaited<ReturnType<typeof selectPacks>>[number];
export type Pack = PackRow & { readonly is_sold: boolean };

function byId(rows: readonly PackRow[]): Map<string, Pack> {
  return new Map(
    rows.map((row) => [row.id, { ...row, is_sold: row.is_active && row.status === 'active' }]),
  );
}

/** As the system, for a look only. */
export async function readPacks(tx: Tx, ids: readonly string[]): Promise<Map<string, Pack>> {
  return ids.length === 0 ? new Map() : byId(await selectPacks(tx, ids));
}

/** As the system: the packs as they are once nobody else can change their stock. */
export async function lockPacks(tx: Tx, ids: readonly string[]): Promise<Map<string, Pack>> {
  const locked = selectPacks(tx, ids).orderBy(asc(productVariants.id));
  return byId(await locked.for('update', { of: productVariants }));
}

/** As the system. Always in the order of their ids, so that no two buyers wait in a circle. */
export async function lockStock(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(isAnyOf(productVariants.id, ids))
    .orderBy(asc(productVariants.id))
    .for('update');
}

/** From the brand's registration to where the goods go. */
export function taxPlaceOf({ gstin }: Pick<Pack, 'gstin'>, pinCode: string | null): TaxPlace {
  return {
    sellerState: gstin ? stateCodeOfGstin(gstin) : null,
    buyerState: (pinCode && statesOfPin(pinCode)[0]) || null,
  };
}
