import { anyOf, only } from '../kernel';

export const dealsPolicy = {
  /** Row security decides whose shop it is. */
  take: only('retailer'),
  read: anyOf(only('retailer'), only('brand'), only('bizman'), only('admin')),
  override: only('admin'),
  /** A brand can withdraw an offer nobody has accepted. */
  withdraw: anyOf(only('brand'), only('admin')),
};
