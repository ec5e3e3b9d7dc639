import { SECOND_MS } from '@chowk/domain/kernel';
import type { AmrEntry } from '../../../db/schema/auth/auth';

/** How a second factor is named among the ways a session was proved. */
export function isFactorMethod(method: string): boolean {
  return method === 'totp' || method.startsWith('mfa/');
}

function newest(amr: readonly AmrEntry[]): number | undefined {
  const times = amr.map(({ timestamp }) => timestamp * SECOND_MS);
  return times.length === 0 ? undefined : Math.max(...times);
}

interface Session {
  readonly amr: readonly AmrEntry[];
  readonly aal: 'aal1' | 'aal2';
}

/**
 * When the person last authenticated, with their second factor if they have one, because a password
 * can be observed. The lower of session and token counts, so that a holder of an older token gains
 * nothing when its owner confirms.
 */
export function authenticatedAt(
  session: Session,
  token: Session,
  hasFactor: boolean,
): number | undefined {
  const shown = [session, token].map(({ amr, aal }) => {
    if (!hasFactor) return newest(amr);
    return aal === 'aal2' ? newest(amr.filter(({ method }) => isFactorMethod(method))) : undefined;
  });
  const [first, second] = shown;
  return first === undefined || second === undefined ? undefined : Math.min(first, second);
}
