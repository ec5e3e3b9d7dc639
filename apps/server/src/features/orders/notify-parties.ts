import type { NotificationType } from '@chowk/domain/notifications';
import type { OrderState } from '@chowk/domain/orders';
import { eq } from 'drizzle-orm';
import type { CommandContext, NewEvent } from '../../contract/context';
import { requireRow } from '../../contract/require-row';
import { brands, shops } from '../../db/schema/businesses';
import { productOrders } from '../../db/schema/trade/orders';
import { listAdmins, type Notice, type NoticeWork, notifyPeople } from '../notifications';
import type { OrderRow } from './order-rows';

type OrderNews = Extract<NotificationType, `order_${string}`>;
/** The context a notification needs, from a command or a job. */
type TellWork = NoticeWork & Pick<CommandContext, 'tx' | 'actor' | 'emit'>;

/** The event, and the side that did not cause it and is notified. */
const NEWS: Readonly<Record<OrderState, OrderNews>> = {
  placed: 'order_placed',
  confirmed: 'order_confirmed',
  dispatched: 'order_dispatched',
  delivered: 'order_delivered',
  disputed: 'order_disputed',
  completed: 'order_received',
  cancelled: 'order_cancelled',
  rejected: 'order_rejected',
};

/** As the system. */
export async function readParties({ tx }: Pick<CommandContext, 'tx'>, { id }: OrderRow) {
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

function payloadOf(order: OrderRow, { brandName, shopName }: Parties, words = order.reason) {
  return {
    order_id: order.id,
    brand_name: brandName,
    shop_name: shopName,
    amount_paise: order.total_paise,
    reason: words ?? '',
    ...(order.status === 'delivered' && order.receive_by
      ? { until: order.receive_by.toISOString() }
      : {}),
  };
}

/** The open screens of both. */
function emitToBoth(
  { emit }: Pick<CommandContext, 'emit'>,
  { id, owner_id }: OrderRow,
  { brandOwnerId }: Parties,
  event: Pick<NewEvent, 'type' | 'payload'>,
): void {
  for (const person of new Set([owner_id, brandOwnerId])) {
    emit({ ...event, audience: `person:${person}`, entityId: id });
  }
}

/** As the system: notifies the other side and updates both sides' screens. */
export async function notifyParties(
  context: CommandContext,
  order: OrderRow,
  words?: string,
  known?: Parties,
): Promise<void> {
  const { status, owner_id } = order;
  const parties = known ?? (await readParties(context, order));
  const profileId = context.actor.uid === owner_id ? parties.brandOwnerId : owner_id;
  const notice: Notice = {
    profileId,
    type: NEWS[status],
    payload: payloadOf(order, parties, words),
  };
  await notifyPeople(context, [notice]);
  emitToBoth(context, order, parties, { type: `order.${status}`, payload: { status } });
}

/** As the system: the brand may confirm now; money that came too late is the buyer's alone. */
export async function notifyOfPayment(context: CommandContext, order: OrderRow): Promise<void> {
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

function tellOpenScreens(work: TellWork, order: OrderRow, parties: Parties): void {
  const { status } = order;
  emitToBoth(work, order, parties, { type: `order.${status}`, payload: { status } });
}

/** As the system: neither side caused it, so both are notified. */
export async function notifyBothSides(
  work: TellWork,
  order: OrderRow,
  type: OrderNews,
  words?: string,
): Promise<void> {
  const parties = await readParties(work, order);
  const payload = payloadOf(order, parties, words);
  const both = [...new Set([order.owner_id, parties.brandOwnerId])];
  await notifyPeople(
    work,
    both.map((profileId): Notice => ({ profileId, type, payload })),
  );
  tellOpenScreens(work, order, parties);
}

/** As the system: notifies the shop's owner of something that changes no state. */
export async function notifyOwner(work: TellWork, order: OrderRow, type: OrderNews): Promise<void> {
  const parties = await readParties(work, order);
  const payload = payloadOf(order, parties);
  await notifyPeople(work, [{ profileId: order.owner_id, type, payload }]);
  tellOpenScreens(work, order, parties);
}

/** As the system. */
export async function notifyAdmins(
  work: TellWork,
  order: OrderRow,
  type: OrderNews,
): Promise<void> {
  const payload = payloadOf(order, await readParties(work, order));
  const admins = await listAdmins(work.tx);
  await notifyPeople(
    work,
    admins.map((profileId): Notice => ({ profileId, type, payload })),
  );
}
