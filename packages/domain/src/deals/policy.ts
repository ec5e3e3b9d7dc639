import { anyOf, only } from '../kernel';

export const dealsPolicy = {
  /** Whose shop it is, row security answers. */
  take: only('retailer'),
  read: anyOf(only('retailer'), only('brand'), only('bizman'), only('admin')),
  override: only('admin'),
  /** A brand takes back an offer nobody has accepted. */
  withdraw: anyOf(only('brand'), only('admin')),
};
