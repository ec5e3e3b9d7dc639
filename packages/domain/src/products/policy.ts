import { anyOf, only } from '../kernel';

export const productsPolicy = {
  /** Row security decides whose product it is. */
  manage: only('brand'),
  /** A bizman browses as the shop they act for. */
  browse: anyOf(only('retailer'), only('bizman'), only('admin')),
  read: anyOf(only('brand'), only('retailer'), only('bizman'), only('admin')),
};
