import { ANONYMOUS } from '@chowk/domain/kernel';
import type { Ports } from '../../../contract/context';
import { withSystem } from '../../../db';
import { readPlatformConfig } from '../../platform';
import { payBizmenStep } from '../system-steps';
import { type BizmanEarning, bookBizmanEarning } from './book-bizman-earning';
import { DUE_AT_ONCE, findMonthPay, findShopPay } from './find-bizman-pay';

type PayPorts = Pick<Ports, 'db' | 'nowMs' | 'newId'>;

/** Each in its own transaction, so that an interrupted run continues. */
function book({ db, newId }: PayPorts, earning: BizmanEarning, nowMs: number): Promise<boolean> {
  return withSystem(db, ANONYMOUS, payBizmenStep, (tx) =>
    bookBizmanEarning({ tx, newId, nowMs }, earning),
  );
}

/**
 * Books what bizmen have earned by now; repeating it does nothing. With a shop, only that one's, so
 * that nobody waits an hour to see it.
 */
export async function payBizmen(ports: PayPorts, shopId?: string): Promise<number> {
  const nowMs = ports.nowMs();
  let total = 0;
  for (;;) {
    const due = await withSystem(ports.db, ANONYMOUS, payBizmenStep, async (tx) => {
      const config = await readPlatformConfig(tx);
      const ofShops = await findShopPay(tx, config, { nowMs, shopId });
      return shopId ? ofShops : [...ofShops, ...(await findMonthPay(tx, config, nowMs))];
    });
    let booked = 0;
    for (const earning of due) if (await book(ports, earning, nowMs)) booked += 1;
    total += booked;
    if (booked === 0 || due.length < DUE_AT_ONCE) return total;
  }
}
