import { ChowkError } from '@chowk/domain/kernel';
import { SESSION_STORAGE_KEY, storedSession } from '@/api/session/stored-session';
import { claimsOf } from '@/api/session/token-claims';

export function hasSession(): boolean {
  return storedSession() !== null;
}

/** `owed`: there is a second step, not yet taken · `set-up`: the person must have one first. */
export type SecondStep = 'none' | 'owed' | 'set-up' | 'taken';

/** As far as this device can tell, which is enough to start without a network. */
export function secondStep(): SecondStep {
  const session = storedSession();
  if (!session?.hasFactor) return 'none';
  return claimsOf(session.accessToken).aal === 'aal2' ? 'taken' : 'owed';
}

/** As the server says by refusing: it alone knows who must have a second step. */
export function refusedStep(error: unknown): SecondStep | undefined {
  if (!(error instanceof ChowkError) || error.code !== 'SECOND_STEP_NEEDED') return undefined;
  return error.details?.step === 'set-up' ? 'set-up' : 'owed';
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
