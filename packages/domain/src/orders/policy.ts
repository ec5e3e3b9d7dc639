import { anyOf, only } from '../kernel';

export const ordersPolicy = {
  /** Row security decides whose shop it is; a bizman may be allowed to order for it. */
  buy: only('retailer'),
  sell: only('brand'),
  /** Between a shop and a brand; neither side of the order. */
  judge: only('admin'),
  end: anyOf(only('retailer'), only('brand')),
  /** Confirmed by somebody who saw the money on the bank statement. */
  settle: only('admin'),
  read: anyOf(only('retailer'), only('brand'), only('bizman'), only('admin')),
};
