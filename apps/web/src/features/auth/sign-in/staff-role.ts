import { isRole, type Role } from '@chowk/domain/kernel';

const STORAGE_KEY = 'chowk.staffDoor';

/** Through which staff door somebody came who first has to take the second step. */
export function saveStaffRole(role: Role): void {
  sessionStorage.setItem(STORAGE_KEY, role);
}

export function takeStaffRole(): Role | undefined {
  const role = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  return isRole(role) ? role : undefined;
}
