import { ChowkError, type ParsedInputOf } from '@chowk/domain/kernel';
import { placeOrder as contract, type Order } from '@chowk/domain/orders';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { askAsSystem, builtOnce, rowsAdder, runnerOf } from '../../db';
import { productOrderItems, productOrders } from '../../db/schema/trade/orders';
import { spendEarnings } from '../earnings';
import { lockActedOrders, requireActedLimit } from '../shops';
import { countStock } from './cart/count-stock';
import { type BrandOrder, judgeCart, mergeLines } from './cart/judge-cart';
import { lockPacks, readPacks } from './cart/read-packs';
import { notifyParties } from './notify-parties';
import { type OrderRow, stepOf } from './order-rows';
import { requireOwnShop } from './own-shop';
import { fillOrders, listParties, presentOrders } from './present-order';
import { placeStep } from './system-steps';

type Input = ParsedInputOf<typeof contract>;

/** Earnings belong to the owner; a bizman acting for the shop cannot spend them. */
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

const addOrders = rowsAdder(productOrders);
const addItems = rowsAdder(productOrderItems);
const CLEAR = `
  update cart_items set quantity = 0, version = version + 1
  where shop_id = $1::uuid and variant_id = any($2::uuid[]) and quantity > 0`;

/** As the system: one round trip, whatever is bought of however many brands. */
async function writeOrders(
  context: CommandContext,
  input: Input,
  orders: readonly BrandOrder[],
  shopName: string,
): Promise<Order[]> {
  const { tx, actor, nowMs } = context;
  const made = orders.map((order) => ({ order, values: orderValues(context, input, order) }));
  const taken = orders.flatMap(({ lines }) =>
    lines.map(({ pack, quantity }) => ({ id: pack.id, pieces: -quantity })),
  );
  const added = addOrders(
    tx,
    made.map(({ values }) => values),
  );
  const lines = addItems(
    tx,
    made.flatMap(({ order, values }) => itemValues(context, values.id, order)),
  );
  const names = listParties(
    tx,
    made.map(({ values }) => values.id),
  );
  await countStock(tx, taken, new Date(nowMs));
  await runnerOf(tx).last(CLEAR, [input.shop_id, `{${taken.map(({ id }) => id).join(',')}}`]);
  const [rows, ...filling] = await Promise.all([added, lines, names]);
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
  for (const row of rows) {
    const pack = orders.find(({ brandId }) => brandId === row.brand_id)?.lines[0]?.pack;
    const brand = pack && { brandOwnerId: pack.brand_owner_id, brandName: pack.brand_name };
    await notifyParties(context, row, undefined, brand && { ...brand, shopName });
  }
  return fillOrders(rows, { lines: filling[0], names: filling[1], disputes: new Map() });
}

const findByCheckout = builtOnce<OrderRow, { id: string }>((db) =>
  db
    .select(getTableColumns(productOrders))
    .from(productOrders)
    .where(eq(productOrders.checkout_id, sql.placeholder('id')))
    .orderBy(asc(productOrders.brand_id)),
);

/** As the system, the packs locked: pressed twice, the second finds the first's orders. */
async function findPlaced({ tx }: CommandContext, { id, shop_id }: Input): Promise<OrderRow[]> {
  const rows = await findByCheckout(tx, { id });
  if (rows.some((row) => row.shop_id !== shop_id)) throw new ChowkError('ALREADY_EXISTS');
  return rows;
}

async function place(context: CommandContext, input: Input): Promise<Order[]> {
  const { tx, actor } = context;
  const wanted = mergeLines(input.lines);
  const ids = wanted.map(({ variantId }) => variantId);
  // A check before the lock, so that a late order need not wait for it. The packs are read first,
  // so that a checkout placed in between is found and not refused. All reads are sent together.
  const [shop, [seen, before]] = await Promise.all([
    requireOwnShop(tx, actor, input.shop_id),
    askAsSystem(tx, placeStep, () => Promise.all([readPacks(tx, ids), findPlaced(context, input)])),
  ]);
  if (shop.status !== 'active') {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'shop', state: shop.status } });
  }
  if (before.length > 0) return presentOrders(tx, before);
  const where = { area: shop.area, pinCode: input.delivery.pin_code };
  judgeCart(wanted, seen, where);
  const { known, orders } = await context.asSystem(placeStep, async () => {
    await lockActedOrders(tx, actor);
    const [packs, placed] = await Promise.all([lockPacks(tx, ids), findPlaced(context, input)]);
    if (placed.length > 0) return { known: placed };
    const judged = judgeCart(wanted, packs, where);
    await requireActedLimit(
      context,
      'orders',
      judged.map(({ sum }) => sum.total_paise),
    );
    return { orders: await writeOrders(context, input, judged, shop.name) };
  });
  return orders ?? presentOrders(tx, known);
}

export const placeOrder = implementCommand(contract, async (context, input) => {
  requireOwnMoney(context, input);
  const orders = await place(context, input);
  context.record(input.id, {
    after: {
      payment: input.payment,
      orders: orders.map(({ id, total_paise }) => ({ id, total_paise })),
    },
  });
  return { orders };
});
