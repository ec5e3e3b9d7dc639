import { ChowkError, invalidField } from '@chowk/domain/kernel';
import { setCart as contract, MAX_CART_LINES } from '@chowk/domain/orders';
import { and, eq, ne, sql } from 'drizzle-orm';
import { implementCommand } from '../../../contract/implement';
import { askAsSystem, builtOnce, runnerOf } from '../../../db';
import { cartItems } from '../../../db/schema/trade/orders';
import { requireOwnShop } from '../own-shop';
import { readPacksStep } from '../system-steps';
import { type Pack, readPacks } from './read-packs';

const countOthers = builtOnce<{ count: number }, { shopId: string; variantId: string }>((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(cartItems)
    .where(
      and(
        eq(cartItems.shop_id, sql.placeholder('shopId')),
        ne(cartItems.variant_id, sql.placeholder('variantId')),
      ),
    ),
);

const PUT = `
  insert into cart_items (shop_id, variant_id, quantity) values ($1::uuid, $2::uuid, $3::int)
  on conflict (shop_id, variant_id) do update set quantity = excluded.quantity`;
const TAKE_OUT = 'delete from cart_items where shop_id = $1::uuid and variant_id = $2::uuid';

function requireSold(pack: Pack | undefined, id: string): void {
  if (pack?.is_sold) return;
  const lines = [{ variant_id: id, problem: 'archived' }];
  throw new ChowkError('CART_CHANGED', { details: { lines } });
}

function requireRoom(others = 0): void {
  if (others < MAX_CART_LINES) return;
  throw invalidField('variant_id', 'max_array', { limit: MAX_CART_LINES });
}

/** The last word counts, from whichever phone it came; the quantity is said, not added. */
export const setCart = implementCommand(contract, async ({ tx, actor, record }, input) => {
  const { shop_id, variant_id, quantity } = input;
  if (quantity === 0) {
    await requireOwnShop(tx, actor, shop_id);
    await runnerOf(tx).last(TAKE_OUT, [shop_id, variant_id]);
  } else {
    // All that is asked goes out together; the shop is answered first.
    const [, packs, [others]] = await Promise.all([
      requireOwnShop(tx, actor, shop_id),
      askAsSystem(tx, readPacksStep, () => readPacks(tx, [variant_id])),
      countOthers(tx, { shopId: shop_id, variantId: variant_id }),
    ]);
    requireSold(packs.get(variant_id), variant_id);
    requireRoom(others?.count);
    await runnerOf(tx).last(PUT, [shop_id, variant_id, quantity]);
  }
  record(shop_id, { after: { variant_id, quantity } });
  return { variant_id, quantity };
});
