import { storedSession } from '@/api/session/stored-session';
import { storeDurably } from '@/api/storage/durable-storage';

const LEAVING_KEY = 'chowk.leaving';

/** Set with the press: a page loaded anew, or a killed browser, goes on where the sign-out broke. */
export function markSigningOut(): void {
  const personId = storedSession()?.userId;
  if (personId) storeDurably(LEAVING_KEY, personId);
}

export function dropSignOutMark(): void {
  storeDurably(LEAVING_KEY, null);
}

/** Whether a sign-out broke off here. Nobody is signed out for what another person pressed. */
export function isSignOutBroken(): boolean {
  const personId = localStorage.getItem(LEAVING_KEY);
  if (personId === null) return false;
  const present = storedSession()?.userId ?? personId;
  if (present !== personId) dropSignOutMark();
  return present === personId;
}
