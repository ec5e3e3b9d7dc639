import { anyOf, only } from '../kernel';

export const campaignsPolicy = {
  /** Whose campaign it is, row security answers. */
  manage: only('brand'),
  cancel: anyOf(only('brand'), only('admin')),
  read: anyOf(only('brand'), only('retailer'), only('bizman'), only('admin')),
};
