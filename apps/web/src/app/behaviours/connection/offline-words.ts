import type { Role } from '@chowk/domain/kernel';

const STAFF: readonly Role[] = ['admin', 'super_admin'];

/** Admins' commands are never queued. */
export function offlineWords(roles: readonly Role[] = []) {
  const isStaff = roles.length > 0 && roles.every((role) => STAFF.includes(role));
  return isStaff ? 'connection.offlineStaff' : 'connection.offlineText';
}
