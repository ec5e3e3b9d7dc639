import { anyOf, only } from '../kernel';

export const ordersPolicy = {
  /** Whose shop it is, row security answers; a bizman may be allowed to order for it. */
  buy: only('retailer'),
  sell: only('brand'),
  /** Between a shop and a brand; neither side of the order. */
  judge: only('admin'),
  end: anyOf(only('retailer'), only('brand')),
  /** Whoever confirms has seen the money on the bank's statement. */
  settle: only('admin'),
  read: anyOf(only('retailer'), only('brand'), only('bizman'), only('admin')),
};
