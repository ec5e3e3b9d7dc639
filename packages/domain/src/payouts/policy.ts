import { anyOf, only } from '../kernel';

export const payoutsPolicy = {
  run: only('admin'),
  readInvoices: anyOf(only('brand'), only('admin')),
};
