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

/** As the system: the other side is told, and the open screens of both are. */
export async function tellParties(context: CommandContext, order: OrderRow): Promise<void> {
  const { tx, actor, emit } = context;
  const [found] = await tx
    .select({
      brandOwnerId: brands.owner_id,
      brandName: brands.brand_name,
      shopName: shops.shop_name,
    })
    .from(productOrders)
    .innerJoin(brands, eq(brands.id, productOrders.brand_id))
    .innerJoin(shops, eq(shops.id, productOrders.shop_id))
    .where(eq(productOrders.id, order.id));
  const { brandOwnerId, brandName, shopName } = requireRow(found);
  const notice: Notice = {
    profileId: actor.uid === order.owner_id ? brandOwnerId : order.owner_id,
    type: NEWS[order.status],
    payload: {
      order_id: order.id,
      brand_name: brandName,
      shop_name: shopName,
      amount_paise: order.total_paise,
      reason: order.reason ?? '',
    },
  };
  await notifyPeople(context, [notice]);
  for (const person of new Set([order.owner_id, brandOwnerId])) {
    const event: NewEvent = {
      type: `order.${order.status}`,
      audience: `person:${person}`,
      entityId: order.id,
      payload: { status: order.status },
    };
    emit(event);
  }
}
