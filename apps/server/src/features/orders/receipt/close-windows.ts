import { ANONYMOUS, requireSystemStep } from '@chowk/domain/kernel';
import { orderStates } from '@chowk/domain/orders';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { NewEvent, Ports } from '../../../contract/context';
import { publishEvent } from '../../../contract/run/after-run';
import { withSystem } from '../../../db';
import { productOrders } from '../../../db/schema/trade/orders';
import { enqueueingIn } from '../../notifications';
import { notifyBothSides } from '../notify-parties';
import { changeOrder, stepOf } from '../order-rows';
import { settleOrder } from '../payment/order-money';
import { closeWindowsStep } from '../system-steps';

type ClosePorts = Pick<Ports, 'db' | 'nowMs' | 'newId' | 'jobs'>;

const BATCH = 100;

const isOver = (nowMs: number) =>
  and(eq(productOrders.status, 'delivered'), lt(productOrders.receive_by, new Date(nowMs)));

/** Asked again under the lock: the shop may just have said something. */
function closeOne({ db, nowMs, newId, jobs }: ClosePorts, id: string): Promise<boolean> {
  return withSystem(db, ANONYMOUS, closeWindowsStep, async (tx) => {
    const now = nowMs();
    const [order] = await tx
      .select()
      .from(productOrders)
      .where(and(eq(productOrders.id, id), isOver(now)))
      .for('update');
    if (!order) return false;
    const events: NewEvent[] = [];
    const work = {
      tx,
      newId,
      nowMs: now,
      actor: ANONYMOUS,
      enqueue: enqueueingIn(tx, jobs),
      emit: (event: NewEvent) => void events.push(event),
    };
    const status = requireSystemStep(orderStates, order.status, 'order.close-window');
    await settleOrder(work, order);
    const timeline = [...order.timeline, stepOf(status, now)];
    const row = await changeOrder(work, id, { status, timeline });
    await notifyBothSides(work, row, 'order_window_closed');
    for (const event of events) await publishEvent(tx, event);
    return true;
  });
}

/** Each order in a transaction of its own. Run twice, the second finds nothing to do. */
export async function closeWindows(ports: ClosePorts): Promise<number> {
  for (let total = 0; ; ) {
    const due = await withSystem(ports.db, ANONYMOUS, closeWindowsStep, (tx) =>
      tx
        .select({ id: productOrders.id })
        .from(productOrders)
        .where(isOver(ports.nowMs()))
        .orderBy(asc(productOrders.receive_by), asc(productOrders.id))
        .limit(BATCH),
    );
    let closed = 0;
    for (const { id } of due) closed += (await closeOne(ports, id)) ? 1 : 0;
    total += closed;
    if (closed === 0 || due.length < BATCH) return total;
  }
}
