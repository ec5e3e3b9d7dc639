import type { NotificationType } from '@chowk/domain/notifications';
import type { OrderState } from '@chowk/domain/orders';
import { eq } from 'drizzle-orm';
import type { CommandContext, NewEvent } from '../../contract/context';
import { requireRow } from '../../contract/require-row';
import { brands, shops } from '../../db/schema/businesses';
import { productOrders } from '../../db/schema/orders';
import { type Notice, notifyPeople } from '../notifications';
import type { OrderRow } from './order-rows';

/** The news, and which side did not make them and so has to be told. */
const NEWS: Readonly<Record<OrderState, Extract<NotificationType, `order_${string}`>>> = {
  placed: 'order_placed',
  confirmed: 'order_confirmed',
  dispatched: 'order_dispatched',
  delivered: 'order_delivered',
  cancelled: 'order_cancelled',
  rejected: 'order_rejected',
};

async function readParties({ tx }: CommandContext, { id }: OrderRow) {
  const [found] = await tx
    .select({
      brandOwnerId: brands.owner_id,
      brandName: brands.brand_name,
      shopName: shops.shop_name,
    })
    .from(productOrders)
    .innerJoin(brands, eq(brands.id, productOrders.brand_id))
    .innerJoin(shops, eq(shops.id, productOrders.shop_id))
    .where(eq(productOrders.id, id));
  return requireRow(found);
}

type Parties = Awaited<ReturnType<typeof readParties>>;

function payloadOf(order: OrderRow, { brandName, shopName }: Parties) {
  return {
    order_id: order.id,
    brand_name: brandName,
    shop_name: shopName,
    amount_paise: order.total_paise,
    reason: order.reason ?? '',
  };
}

/** The open screens of both. */
function emitToBoth(
  { emit }: CommandContext,
  { id, owner_id }: OrderRow,
  { brandOwnerId }: Parties,
  event: Pick<NewEvent, 'type' | 'payload'>,
): void {
  for (const person of new Set([owner_id, brandOwnerId])) {
    emit({ ...event, audience: `person:${person}`, entityId: id });
  }
}

/** As the system: the other side is told, and the open screens of both are. */
export async function tellParties(context: CommandContext, order: OrderRow): Promise<void> {
  const { status, owner_id } = order;
  const parties = await readParties(context, order);
  const profileId = context.actor.uid === owner_id ? parties.brandOwnerId : owner_id;
  const notice: Notice = { profileId, type: NEWS[status], payload: payloadOf(order, parties) };
  await notifyPeople(context, [notice]);
  emitToBoth(context, order, parties, { type: `order.${status}`, payload: { status } });
}

/** As the system: the brand may confirm now; money that came too late is the buyer's alone. */
export async function tellOfPayment(context: CommandContext, order: OrderRow): Promise<void> {
  const { owner_id, payment_state } = order;
  const parties = await readParties(context, order);
  const payload = payloadOf(order, parties);
  const both = new Set([owner_id, parties.brandOwnerId]);
  const notices: Notice[] =
    payment_state === 'paid'
      ? [...both].map((profileId) => ({ profileId, type: 'order_paid', payload }))
      : [{ profileId: owner_id, type: 'order_paid_late', payload }];
  await notifyPeople(context, notices);
  emitToBoth(context, order, parties, { type: 'order.paid', payload: { payment_state } });
}
