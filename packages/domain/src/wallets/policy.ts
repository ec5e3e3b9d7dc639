import { anyOf, only } from '../kernel';

export const walletsPolicy = {
  own: only('brand'),
  readTopups: anyOf(only('brand'), only('admin')),
  /** Whoever confirms has seen the money on the bank's statement. */
  settle: only('admin'),
  readLedger: only('admin'),
};
