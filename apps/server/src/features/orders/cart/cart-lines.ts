import { type CartLines, readCartLines } from '@chowk/domain/orders';
import { asc, eq, sql } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { builtOnce } from '../../../db';
import { cartItems } from '../../../db/schema/trade/orders';
import { requireOwnShop } from '../own-shop';

export interface CartItem {
  readonly variant_id: string;
  readonly quantity: number;
  readonly version: number;
}

/** Those taken out too, in the order they were put in. */
export const findItems = builtOnce<CartItem, { shopId: string }>((db) =>
  db
    .select({
      variant_id: cartItems.variant_id,
      quantity: cartItems.quantity,
      version: cartItems.version,
    })
    .from(cartItems)
    .where(eq(cartItems.shop_id, sql.placeholder('shopId')))
    .orderBy(asc(cartItems.created_at), asc(cartItems.variant_id)),
);

export function presentLines(id: string, items: readonly CartItem[]): CartLines {
  return {
    id,
    version: items.reduce((sum, { version }) => sum + version, 0),
    lines: items
      .filter(({ quantity }) => quantity > 0)
      .map(({ variant_id, quantity }) => ({ variant_id, quantity })),
  };
}

export const cartLinesRead = implementQuery(readCartLines, async ({ tx, actor }, { id }) => {
  const [, items] = await Promise.all([
    requireOwnShop(tx, actor, id),
    findItems(tx, { shopId: id }),
  ]);
  return presentLines(id, items);
});
