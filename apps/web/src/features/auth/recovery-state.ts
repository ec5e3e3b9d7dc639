import { authClient } from '@/api/auth-client';
import { storedSession } from '@/api/stored-session';

/** `proved`: a link or code has let the person in · `broken`: a link did not · `none`: no link. */
export type RecoveryState = 'proved' | 'broken' | 'none';

/** A link from a mail comes back with a code to exchange, or with why there is none. */
export function cameByLink(search: string, hash: string): boolean {
  return ['code', 'error', 'error_code'].some(
    (name) => new URLSearchParams(search).has(name) || new URLSearchParams(hash.slice(1)).has(name),
  );
}

/**
 * The client takes the link's code out of the address by itself, exchanges it, and then says
 * PASSWORD_RECOVERY; whoever is signed in may set a new password too.
 */
export async function recoveryState(): Promise<RecoveryState> {
  const hasLink = cameByLink(window.location.search, window.location.hash);
  if (!hasLink) return storedSession() ? 'proved' : 'none';
  try {
    const auth = await authClient();
    const { error } = await auth.initialize();
    const { data } = await auth.getSession();
    return error === null && data.session ? 'proved' : 'broken';
  } catch {
    return 'broken';
  }
}
