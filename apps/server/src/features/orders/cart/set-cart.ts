import { ChowkError, invalidField } from '@chowk/domain/kernel';
import {
  type CartLines,
  setCart as contract,
  MAX_CART_LINES,
  withQuantity,
} from '@chowk/domain/orders';
import { implementCommand } from '../../../contract/implement';
import { askAsSystem, runnerOf } from '../../../db';
import { requireOwnShop } from '../own-shop';
import { readPacksStep } from '../system-steps';
import { findItems, presentLines } from './cart-lines';
import { type Pack, readPacks } from './read-packs';

const PUT = `
  insert into cart_items (shop_id, variant_id, quantity) values ($1::uuid, $2::uuid, $3::int)
  on conflict (shop_id, variant_id) do update set quantity = excluded.quantity,
    version = cart_items.version + 1,
    created_at = case cart_items.quantity when 0 then now() else cart_items.created_at end`;
const TAKE_OUT = `
  update cart_items set quantity = 0, version = version + 1
  where shop_id = $1::uuid and variant_id = $2::uuid`;

function requireSold(pack: Pack | undefined, id: string): void {
  if (pack?.is_sold) return;
  const lines = [{ variant_id: id, problem: 'archived' }];
  throw new ChowkError('CART_CHANGED', { details: { lines } });
}

function requireRoom({ lines }: CartLines, id: string): void {
  if (lines.filter(({ variant_id }) => variant_id !== id).length < MAX_CART_LINES) return;
  throw invalidField('variant_id', 'max_array', { limit: MAX_CART_LINES });
}

/** The last write wins, from any phone; quantities are absolute. */
export const setCart = implementCommand(contract, async ({ tx, actor, record }, input) => {
  const { shop_id, variant_id, quantity } = input;
  // All that is asked goes out together; the shop is answered first.
  const [, packs, items] = await Promise.all([
    requireOwnShop(tx, actor, shop_id),
    quantity > 0 ? askAsSystem(tx, readPacksStep, () => readPacks(tx, [variant_id])) : undefined,
    findItems(tx, { shopId: shop_id }),
  ]);
  const before = presentLines(shop_id, items);
  if (packs) {
    requireSold(packs.get(variant_id), variant_id);
    requireRoom(before, variant_id);
    await runnerOf(tx).last(PUT, [shop_id, variant_id, quantity]);
  } else {
    await runnerOf(tx).last(TAKE_OUT, [shop_id, variant_id]);
  }
  record(shop_id, { after: { variant_id, quantity } });
  const isCounted = packs !== undefined || items.some((item) => item.variant_id === variant_id);
  const version = before.version + (isCounted ? 1 : 0);
  return { ...withQuantity(before, variant_id, quantity), version };
});
