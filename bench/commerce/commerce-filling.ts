import { type Actor, ANONYMOUS } from '@chowk/domain/kernel';
import { areaKey, searchKey } from '@chowk/domain/products';
import type { Ports } from '../../apps/server/src/contract/context';
import { profiles, userRoles } from '../../apps/server/src/db/schema/accounts';
import { brands, shops } from '../../apps/server/src/db/schema/businesses';
import { products, productVariants } from '../../apps/server/src/db/schema/trade/products';
import { asBench } from '../deals/deals-filling';

const BRANDS = 50;
const ROWS_PER_INSERT = 1_000;
const KINDS = [
  'haldi',
  'jeera',
  'atta',
  'namkeen',
  'biscuit',
  'chai',
  'sabun',
  'tel',
  'dal',
  'chawal',
];
const SORTS = ['gold', 'fresh', 'classic', 'royal', 'desi', 'premium', 'daily', 'super', 'family'];
/** In one product of a thousand, in any market. */
export const RARE = 'kesar';

export interface TradeCast {
  readonly buyer: Actor & { readonly uid: string };
  readonly shopId: string;
  readonly smallShopId: string;
  readonly brandIds: readonly string[];
}

export async function fillTraders(ports: Ports): Promise<TradeCast> {
  const { newId } = ports;
  const owners = Array.from({ length: BRANDS }, () => newId());
  const [uid, shopId, smallShopId] = [newId(), newId(), newId()];
  const made = owners.map((owner_id, i) => ({ id: newId(), owner_id, brand_name: `Brand ${i}` }));
  await asBench(ports, async (tx) => {
    await tx
      .insert(profiles)
      .values([...owners, uid].map((id) => ({ id, full_name: 'Bench person' })));
    await tx.insert(userRoles).values({ id: newId(), user_id: uid, role: 'retailer' });
    await tx.insert(brands).values(made);
    await tx.insert(shops).values(
      [shopId, smallShopId].map((id) => ({
        id,
        owner_id: uid,
        shop_name: 'Bench',
        area: 'Bandra',
      })),
    );
  });
  const buyer = { ...ANONYMOUS, uid, actorId: uid, roles: ['retailer'] as const };
  return { buyer, shopId, smallShopId, brandIds: made.map(({ id }) => id) };
}

function nameOf(i: number): string {
  const rare = i % 1_000 === 7 ? `${RARE} ` : '';
  return `${rare}${SORTS[i % SORTS.length]} ${KINDS[(i * 7) % KINDS.length]} ${i}`;
}

/** So many products of one pack each; the ids of the packs. */
export async function fillProducts(
  ports: Ports,
  { brandIds }: TradeCast,
  count: number,
): Promise<string[]> {
  const packs: string[] = [];
  for (let from = 0; from < count; from += ROWS_PER_INSERT) {
    const numbers = Array.from(
      { length: Math.min(ROWS_PER_INSERT, count - from) },
      (_, i) => from + i,
    );
    const rows = numbers.map((i) => ({
      id: ports.newId(),
      brand_id: brandIds[i % brandIds.length] ?? '',
      name: nameOf(i),
      name_key: areaKey(nameOf(i)),
      category: 'staples' as const,
      hsn: '1001',
      gst_bps: 500,
      margin_bps: i % 3_000,
      search_key: ` ${searchKey(nameOf(i), 'staples 1 kg')}`,
    }));
    const variants = rows.map(({ id, brand_id, margin_bps }) => ({
      id: ports.newId(),
      product_id: id,
      brand_id,
      pack_size: '1 kg',
      mrp_paise: 10_000,
      trade_paise: 8_000,
      stock: 10_000_000,
      margin_bps,
      position: 0,
    }));
    await asBench(ports, async (tx) => {
      await tx.insert(products).values(rows);
      await tx.insert(productVariants).values(variants);
    });
    packs.push(...variants.map(({ id }) => id));
  }
  await ports.db.execute('vacuum analyze products, product_variants');
  return packs;
}
