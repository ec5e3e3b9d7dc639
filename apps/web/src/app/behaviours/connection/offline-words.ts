import type { Role } from '@chowk/domain/kernel';

const STAFF: readonly Role[] = ['admin', 'super_admin'];

/** Nothing waits on the device of those whose work is to decide: it is never sent later. */
export function offlineWords(roles: readonly Role[] = []) {
  const isStaff = roles.length > 0 && roles.every((role) => STAFF.includes(role));
  return isStaff ? 'connection.offlineStaff' : 'connection.offlineText';
}
