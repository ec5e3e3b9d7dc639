import { anyOf, everyone, only } from '../kernel';

export const leadsPolicy = {
  /** Whose lead it is, row security answers. */
  own: only('bizman'),
  read: anyOf(only('bizman'), only('admin')),
  decide: only('admin'),
  /** Whoever holds the link; its owner has no session yet. */
  readClaim: everyone(),
};
