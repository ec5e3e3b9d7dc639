import { stateCodeOfGstin, statesOfPin } from '@chowk/domain/kernel';
import type { TaxPlace } from '@chowk/domain/orders';
import type { PriceTier } from '@chowk/domain/products';
import { asc } from 'drizzle-orm';
import { isAnyOf } from '../../../contract/any-of';
import { runnerOf, type Tx } from '../../../db';
import { productVariants } from '../../../db/schema/trade/products';

export interface Pack {
  readonly id: string;
  readonly product_id: string;
  readonly brand_id: string;
  readonly brand_name: string;
  readonly brand_owner_id: string;
  readonly gstin: string | null;
  readonly min_order_paise: number | null;
  readonly product_name: string;
  readonly image_paths: readonly string[];
  readonly area_keys: readonly string[];
  readonly hsn: string;
  readonly gst_bps: number;
  readonly is_sold: boolean;
  readonly pack_size: string;
  readonly mrp_paise: number;
  readonly trade_paise: number;
  readonly tiers: readonly PriceTier[];
  readonly min_quantity: number;
  readonly stock: number;
}

const PACKS = `
  select v.id, v.product_id, p.brand_id, p.name as product_name, p.image_paths, p.area_keys, p.hsn,
    p.gst_bps, v.is_active and p.status = 'active' as is_sold, v.pack_size, v.mrp_paise,
    v.trade_paise, v.tiers, v.min_quantity, v.stock
  from product_variants v join products p on p.id = v.product_id`;

const THEIR_BRANDS = `
  select b.id as brand_id, b.brand_name, b.owner_id as brand_owner_id, b.gstin, t.min_order_paise
  from brands b left join trade_terms t on t.brand_id = b.id
  where b.id in (select brand_id from pack)`;

type OfBrand = Pick<
  Pack,
  'brand_id' | 'brand_name' | 'brand_owner_id' | 'gstin' | 'min_order_paise'
>;

/** Each list in one value, a brand once: a long cart takes little longer to read than a short one. */
const gathered = (how: string) => `
  with pack as materialized (${PACKS} where v.id = any($1::uuid[]) ${how})
  select (select json_agg(pack) from pack) as packs,
    (select json_agg(brand) from (${THEIR_BRANDS}) as brand) as brands`;
const LOOK = gathered('');
const LOCK = gathered('order by v.id for update of v');

async function gather(tx: Tx, ids: readonly string[], text: string): Promise<Map<string, Pack>> {
  const [row] = await runnerOf(tx).objects(text, [`{${ids.join(',')}}`]);
  const found = row as { packs: Pack[] | null; brands: OfBrand[] | null } | undefined;
  const brands = new Map((found?.brands ?? []).map((brand) => [brand.brand_id, brand]));
  return new Map(
    (found?.packs ?? []).map((pack) => {
      const sold = Object.assign(pack, brands.get(pack.brand_id));
      // A brand without a registration may charge no tax, whatever the rate of the goods.
      return [pack.id, sold.gstin ? sold : { ...sold, gst_bps: 0 }];
    }),
  );
}

/** As the system, without a lock. */
export async function readPacks(tx: Tx, ids: readonly string[]): Promise<Map<string, Pack>> {
  return ids.length === 0 ? new Map() : gather(tx, ids, LOOK);
}

/** As the system: the packs, locked so that their stock cannot change. */
export function lockPacks(tx: Tx, ids: readonly string[]): Promise<Map<string, Pack>> {
  return gather(tx, ids, LOCK);
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
