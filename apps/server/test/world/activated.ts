import { eq } from 'drizzle-orm';
import { deals } from '../../src/db/schema/deals';
import { shopLeads } from '../../src/db/schema/leads';
import { newId } from '../../src/new-id';
import type { Market, Store } from './market';

let lastNumber = 9_700_000_000;

/** Shops a bizman brought, activated at that moment. */
export async function activateShops(
  t: Market,
  bizman: Store['owner'],
  count: number,
  atMs: number,
  area = 'Bandra',
): Promise<Store[]> {
  const stores = await t.stores(count, { salesperson_id: bizman.uid, area });
  const rows = stores.map(({ shopId }) => ({
    id: newId(),
    shop_name: 'Shop',
    owner_name: 'Owner',
    area,
    phone: `+91${++lastNumber}`,
    salesperson_id: bizman.uid,
    status: 'converted' as const,
    account_creation_status: 'created' as const,
    shop_id: shopId,
    converted_at: new Date(atMs),
  }));
  await t.asSystem((tx) => tx.insert(shopLeads).values(rows));
  return stores;
}

/** A deal of the shop, approved at that moment. */
export async function approveDeal(
  t: Market,
  offer: { readonly campaignId: string; readonly side: Parameters<Market['offer']>[1] },
  store: Store,
  atMs: number,
): Promise<void> {
  const [id = ''] = await t.offer(offer.campaignId, offer.side, [store]);
  const changes = { status: 'approved' as const, approved_at: new Date(atMs) };
  await t.asSystem((tx) => tx.update(deals).set(changes).where(eq(deals.id, id)));
}
