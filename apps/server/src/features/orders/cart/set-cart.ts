import { ChowkError, invalidField } from '@chowk/domain/kernel';
import { setCart as contract, MAX_CART_LINES } from '@chowk/domain/orders';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { cartItems } from '../../../db/schema/trade/orders';
import { requireOwnShop } from '../own-shop';
import { readPacksStep } from '../system-steps';
import { readPacks } from './read-packs';

async function requireSold({ tx, asSystem }: CommandContext, id: string): Promise<void> {
  const pack = (await asSystem(readPacksStep, () => readPacks(tx, [id]))).get(id);
  if (pack?.is_sold) return;
  const lines = [{ variant_id: id, problem: 'archived' }];
  throw new ChowkError('CART_CHANGED', { details: { lines } });
}

async function requireRoom({ tx }: CommandContext, shopId: string, variantId: string) {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(cartItems)
    .where(and(eq(cartItems.shop_id, shopId), ne(cartItems.variant_id, variantId)));
  if ((row?.count ?? 0) < MAX_CART_LINES) return;
  throw invalidField('variant_id', 'max_array', { limit: MAX_CART_LINES });
}

/** The last word counts, from whichever phone it came; the quantity is said, not added. */
export const setCart = implementCommand(contract, async (context, input) => {
  const { tx, actor, record } = context;
  const { shop_id, variant_id, quantity } = input;
  await requireOwnShop(tx, actor, shop_id);
  if (quantity === 0) {
    const isIt = and(eq(cartItems.shop_id, shop_id), eq(cartItems.variant_id, variant_id));
    await tx.delete(cartItems).where(isIt);
  } else {
    await requireSold(context, variant_id);
    await requireRoom(context, shop_id, variant_id);
    await tx
      .insert(cartItems)
      .values({ shop_id, variant_id, quantity })
      .onConflictDoUpdate({
        target: [cartItems.shop_id, cartItems.variant_id],
        set: { quantity },
      });
  }
  record(shop_id, { after: { variant_id, quantity } });
  return { variant_id, quantity };
});
