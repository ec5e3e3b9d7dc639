import { anyOf, only } from '../kernel';

export const proofsPolicy = {
  submit: only('retailer'),
  read: anyOf(only('retailer'), only('brand'), only('bizman'), only('admin')),
  review: only('admin'),
};
