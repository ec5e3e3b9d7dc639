import { invalidField, type ParsedInputOf } from '@chowk/domain/kernel';
import {
  confirmOrder as contract,
  isHeld,
  sumLines,
  type TaxPlace,
  taxedLine,
} from '@chowk/domain/orders';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { productOrderItems } from '../../db/schema/trade/orders';
import { countStock } from './cart/count-stock';
import { lockStock } from './cart/read-packs';
import { moveOrder } from './move-order';
import { changeOrder, type ItemRow, listItems, type OrderRow, stepOf } from './order-rows';
import { payBack } from './payment/order-money';
import { promised, requirePaidAhead } from './send-order';

type Short = ParsedInputOf<typeof contract>['short'];

/** The tax that was agreed on, whatever became of the brand's registration since. */
function placeOf({ igst_paise, cgst_paise }: ItemRow): TaxPlace {
  if (igst_paise > 0) return { sellerState: 'seller', buyerState: 'buyer' };
  return { sellerState: cgst_paise > 0 ? 'seller' : null, buyerState: null };
}

function shorten(items: readonly ItemRow[], short: Short): ItemRow[] {
  const wanted = new Map(short.map(({ item_id, quantity }) => [item_id, quantity]));
  short.forEach(({ item_id, quantity }, i) => {
    const item = items.find(({ id }) => id === item_id);
    if (!item || wanted.size !== short.length) throw invalidField(`short.${i}.item_id`, 'choice');
    if (quantity > item.ordered) {
      throw invalidField(`short.${i}.quantity`, 'max_number', { limit: item.ordered });
    }
  });
  const after = items.map((item) => {
    const quantity = wanted.get(item.id) ?? item.quantity;
    return {
      ...item,
      quantity,
      ...taxedLine(item.price_paise * quantity, item.gst_bps, placeOf(item)),
    };
  });
  // Nothing at all is a no, and has its own words.
  if (after.every(({ quantity }) => quantity === 0)) throw invalidField('short', 'required');
  return after;
}

/** As the system: what is not sent goes back into stock, and what was paid for it to the buyer. */
async function sendShort(context: CommandContext, order: OrderRow, short: Short) {
  const { tx, nowMs } = context;
  const before = await listItems(tx, order.id);
  const after = shorten(before, short);
  const changed = after.filter((item, i) => item.quantity !== before[i]?.quantity);
  if (changed.length === 0) return {};
  await lockStock(
    tx,
    changed.map((item) => item.variant_id),
  );
  for (const { id, quantity, ...item } of changed) {
    const { taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise } = item;
    const sums = { taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise };
    const isIt = eq(productOrderItems.id, id);
    await tx
      .update(productOrderItems)
      .set({ quantity, ...sums })
      .where(isIt);
  }
  const back = changed.map((item) => ({
    id: item.variant_id,
    pieces: item.ordered - item.quantity,
  }));
  await countStock(tx, back, new Date(nowMs));
  const sum = sumLines(after);
  if (!isHeld(order.payment, order.payment_state)) return sum;
  const backPaise = order.total_paise - sum.total_paise;
  await payBack(context, order, backPaise, 'short');
  return { ...sum, refunded_paise: order.refunded_paise + backPaise };
}

export const confirmOrder = implementCommand(
  contract,
  (context, { id, short, note, expected_on }) =>
    moveOrder(context, id, 'order_confirm', async ({ order, status }) => {
      requirePaidAhead(order);
      const promise = promised(order, expected_on, context.nowMs);
      const sums = await sendShort(context, order, short);
      const timeline = [...order.timeline, stepOf(status, context.nowMs, note)];
      return changeOrder(context, id, { status, timeline, ...sums, ...promise });
    }),
);
