import { type Actor, requireStep } from '@chowk/domain/kernel';
import { type Order, type OrderState, orderStates } from '@chowk/domain/orders';
import type { CommandContext } from '../../contract/context';
import { notifyParties } from './notify-parties';
import { lockOrder, type OrderRow, requireOrder, requireSide } from './order-rows';
import { presentOrder } from './present-order';
import { moveStep } from './system-steps';

export interface Move {
  readonly order: OrderRow;
  readonly status: OrderState;
}

/** One transition of an order: checked as the person, made as the system under the order's lock. */
export async function moveOrder(
  context: CommandContext,
  id: string,
  via: string,
  take: (move: Move) => Promise<OrderRow>,
  /** Additional data for the other side's notification. */
  words?: string,
): Promise<Order> {
  const { tx, actor, asSystem, record } = context;
  const seen = await requireOrder(tx, actor, id);
  const side: Actor = await requireSide(tx, actor, seen);
  requireStep(orderStates, seen.status, via, side);
  const row = await asSystem(moveStep, async () => {
    // Judged again under the lock: two taps are one step.
    const order = await lockOrder(tx, id);
    const status = requireStep(orderStates, order.status, via, side);
    const moved = await take({ order, status });
    await notifyParties(context, moved, words);
    return moved;
  });
  record(id, { before: { status: seen.status }, after: { status: row.status } });
  return presentOrder(tx, row);
}
