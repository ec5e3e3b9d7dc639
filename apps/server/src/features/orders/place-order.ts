import { ChowkError, type ParsedInputOf } from '@chowk/domain/kernel';
import { placeOrder as contract } from '@chowk/domain/orders';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { cartItems, productOrderItems, productOrders } from '../../db/schema/trade/orders';
import { spendEarnings } from '../earnings';
import { lockActedOrders, requireActedLimit } from '../shops';
import { countStock } from './cart/count-stock';
import { type BrandOrder, judgeCart, mergeLines } from './cart/judge-cart';
import { lockPacks, readPacks } from './cart/read-packs';
import { type OrderRow, stepOf } from './order-rows';
import { requireOwnShop } from './own-shop';
import { presentOrders } from './present-order';
import { placeStep } from './system-steps';
import { tellParties } from './tell-parties';

type Input = ParsedInputOf<typeof contract>;

/** An owner's earnings are the owner's; whoever acts for the shop orders on other terms. */
function requireOwnMoney({ actor }: CommandContext, { payment }: Input): void {
  if (payment !== 'earnings' || actor.actingForShopId === null) return;
  throw new ChowkError('ACTING_REFUSED', { details: { reason: 'never' } });
}

function orderValues({ actor, nowMs, newId }: CommandContext, input: Input, order: BrandOrder) {
  const { shop_id, payment, delivery } = input;
  return {
    id: newId(),
    checkout_id: input.id,
    shop_id,
    brand_id: order.brandId,
    owner_id: actor.uid ?? '',
    placed_by: actor.actorId ?? '',
    payment,
    payment_state: payment === 'earnings' ? ('paid' as const) : ('due' as const),
    seller_gstin: order.lines[0]?.pack.gstin ?? null,
    delivery,
    ...order.sum,
    timeline: [stepOf('placed', nowMs)],
    created_at: new Date(nowMs),
    updated_at: new Date(nowMs),
  };
}

function itemValues({ newId }: CommandContext, orderId: string, { lines }: BrandOrder) {
  return lines.map(({ pack, quantity, pricePaise, taxed }) => ({
    id: newId(),
    order_id: orderId,
    product_id: pack.product_id,
    variant_id: pack.id,
    product_name: pack.product_name,
    pack_size: pack.pack_size,
    hsn: pack.hsn,
    gst_bps: pack.gst_bps,
    mrp_paise: pack.mrp_paise,
    price_paise: pricePaise,
    ordered: quantity,
    quantity,
    ...taxed,
  }));
}

async function writeOrders(context: CommandContext, input: Input, orders: readonly BrandOrder[]) {
  const { tx, actor, nowMs } = context;
  const made = orders.map((order) => ({ order, values: orderValues(context, input, order) }));
  const items = made.flatMap(({ order, values }) => itemValues(context, values.id, order));
  const taken = orders.flatMap(({ lines }) =>
    lines.map(({ pack, quantity }) => ({ id: pack.id, pieces: -quantity })),
  );
  const [rows] = await Promise.all([
    tx
      .insert(productOrders)
      .values(made.map(({ values }) => values))
      .returning(),
    tx.insert(productOrderItems).values(items),
    countStock(tx, taken, new Date(nowMs)),
  ]);
  if (input.payment === 'earnings') {
    await spendEarnings(context, {
      payeeId: actor.uid ?? '',
      createdBy: actor.actorId,
      orders: made.map(({ values, order }) => ({
        orderId: values.id,
        amountPaise: values.total_paise,
        memo: order.lines[0]?.pack.brand_name ?? '',
        key: values.id,
      })),
    });
  }
  return rows;
}

/** As the system, the packs locked: pressed twice, the second finds the first's orders. */
async function findPlaced({ tx }: CommandContext, { id, shop_id }: Input): Promise<OrderRow[]> {
  const rows = await tx
    .select()
    .from(productOrders)
    .where(eq(productOrders.checkout_id, id))
    .orderBy(asc(productOrders.brand_id));
  if (rows.some((row) => row.shop_id !== shop_id)) throw new ChowkError('ALREADY_EXISTS');
  return rows;
}

async function place(context: CommandContext, input: Input): Promise<OrderRow[]> {
  const { tx } = context;
  const shop = await requireOwnShop(tx, context.actor, input.shop_id);
  if (shop.status !== 'active') {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'shop', state: shop.status } });
  }
  const wanted = mergeLines(input.lines);
  const ids = wanted.map(({ variantId }) => variantId);
  const where = { area: shop.area, pinCode: input.delivery.pin_code };
  return context.asSystem(placeStep, async () => {
    // Asked one after the other on the wire, without waiting for the first answer.
    // A look before the lock: whoever is too late need not stand in line to hear it. The packs
    // first, so that a checkout placed in between is found and not refused.
    const [seen, before] = await Promise.all([readPacks(tx, ids), findPlaced(context, input)]);
    if (before.length > 0) return before;
    judgeCart(wanted, seen, where);
    await lockActedOrders(tx, context.actor);
    const [packs, known] = await Promise.all([lockPacks(tx, ids), findPlaced(context, input)]);
    if (known.length > 0) return known;
    const orders = judgeCart(wanted, packs, where);
    await requireActedLimit(
      context,
      'orders',
      orders.map(({ sum }) => sum.total_paise),
    );
    const rows = await writeOrders(context, input, orders);
    const isBought = and(eq(cartItems.shop_id, input.shop_id), inArray(cartItems.variant_id, ids));
    await tx.delete(cartItems).where(isBought);
    for (const row of rows) await tellParties(context, row);
    return rows;
  });
}

export const placeOrder = implementCommand(contract, async (context, input) => {
  const { tx, record } = context;
  requireOwnMoney(context, input);
  const rows = await place(context, input);
  record(input.id, {
    after: {
      payment: input.payment,
      orders: rows.map(({ id, total_paise }) => ({ id, total_paise })),
    },
  });
  return { orders: await presentOrders(tx, rows) };
});
