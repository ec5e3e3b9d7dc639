import { SESSION_STORAGE_KEY, storedSession } from '@/api/stored-session';
import { claimsOf } from '@/api/token-claims';

export function hasSession(): boolean {
  return storedSession() !== null;
}

/** `owed`: there is a second step, not yet taken · `exempt`: a demo person, whose password is public. */
export type SecondStep = 'none' | 'owed' | 'taken' | 'exempt';

export function secondStep(): SecondStep {
  const session = storedSession();
  const { aal, email } = claimsOf(session?.accessToken ?? '');
  if (session?.hasFactor) return aal === 'aal2' ? 'taken' : 'owed';
  return String(email).endsWith('@chowk.demo') ? 'exempt' : 'none';
}

/** Tells about a sign-in or sign-out that happened in another tab. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const wasSignedIn = Boolean(event.oldValue);
    if (event.key === SESSION_STORAGE_KEY && wasSignedIn !== Boolean(event.newValue)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
