import { anyOf, only } from '../kernel';

export const adSpacesPolicy = {
  /** Row security decides whose shop it is; a bizman may be allowed to act for it. */
  manage: only('retailer'),
  read: anyOf(only('retailer'), only('brand'), only('bizman'), only('admin')),
  find: only('brand', 'admin'),
  book: only('brand'),
  answer: only('retailer'),
  cancel: anyOf(only('brand'), only('retailer'), only('admin')),
  end: only('admin'),
};
