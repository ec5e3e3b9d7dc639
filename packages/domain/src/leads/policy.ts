import { anyOf, everyone, only } from '../kernel';

export const leadsPolicy = {
  /** Row security decides whose lead it is. */
  own: only('bizman'),
  read: anyOf(only('bizman'), only('admin')),
  decide: only('admin'),
  /** Anybody with the link, because the owner has no session yet. */
  readClaim: everyone(),
};
