import { storedSession } from '@/api/session/stored-session';
import { storeDurably } from '@/api/storage/durable-storage';

const LEAVING_KEY = 'chowk.leaving';

/** Set on press, so that a reloaded page or a restarted browser completes the sign-out. */
export function markSigningOut(): void {
  const personId = storedSession()?.userId;
  if (personId) storeDurably(LEAVING_KEY, personId);
}

export function dropSignOutMark(): void {
  storeDurably(LEAVING_KEY, null);
}

/** Whether a sign-out of this session was interrupted. It never signs out another person. */
export function isSignOutBroken(): boolean {
  const personId = localStorage.getItem(LEAVING_KEY);
  if (personId === null) return false;
  const present = storedSession()?.userId ?? personId;
  if (present !== personId) dropSignOutMark();
  return present === personId;
}
