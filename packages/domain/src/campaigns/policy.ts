import { anyOf, only } from '../kernel';

export const campaignsPolicy = {
  /** Row security decides whose campaign it is. */
  manage: only('brand'),
  cancel: anyOf(only('brand'), only('admin')),
  read: anyOf(only('brand'), only('retailer'), only('bizman'), only('admin')),
};
