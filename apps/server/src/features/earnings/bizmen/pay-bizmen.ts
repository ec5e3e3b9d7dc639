import { ANONYMOUS } from '@chowk/domain/kernel';
import type { Ports } from '../../../contract/context';
import { withSystem } from '../../../db';
import { readPlatformConfig } from '../../platform';
import { payBizmenStep } from '../system-steps';
import { type BizmanEarning, bookBizmanEarning } from './book-bizman-earning';
import { DUE_AT_ONCE, findMonthPay, findShopPay } from './find-bizman-pay';

type PayPorts = Pick<Ports, 'db' | 'nowMs' | 'newId'>;

/** Each in a transaction of its own: whoever is stopped in the middle goes on with the rest. */
function book({ db, newId }: PayPorts, earning: BizmanEarning, nowMs: number): Promise<boolean> {
  return withSystem(db, ANONYMOUS, payBizmenStep, (tx) =>
    bookBizmanEarning({ tx, newId, nowMs }, earning),
  );
}

/**
 * What bizmen have earned by now and was not booked; run again, it finds nothing. With a shop, only
 * what was earned with that one: nobody waits an hour to see it.
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
