import { anyOf, only } from '../kernel';

export const earningsPolicy = {
  read: anyOf(only('retailer'), only('bizman'), only('admin')),
  own: anyOf(only('retailer'), only('bizman')),
  bizman: only('bizman'),
};
