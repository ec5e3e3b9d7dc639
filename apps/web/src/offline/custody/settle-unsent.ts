import { findDatabase } from '@/offline/store/database';
import { restoreUnsent } from './restore-unsent';
import { ensureUnsentKey } from './unsent-key';

/** After a sign-in, and again until it worked: both need the server. */
export async function settleUnsent(personId: string): Promise<void> {
  await restoreUnsent(personId);
  await ensureUnsentKey(personId);
  // Opened now, so that a sign-out without a network finds all it needs to clear it.
  await findDatabase(personId);
}
