import { authClient } from '@/api/auth/auth-client';
import { storedSession } from '@/api/session/stored-session';
import { claimsOf } from '@/api/session/token-claims';

/** Why a link or a provider did not let the person in; the area `comeback` has words for each. */
export type ReturnProblem =
  | 'denied'
  | 'expired'
  | 'linkedElsewhere'
  | 'unverified'
  | 'suspended'
  | 'closed'
  | 'network'
  | 'unknown';

export type AuthReturn =
  | { readonly kind: 'in'; readonly isRecovery: boolean }
  /** One of two mailboxes has agreed to a change of address. */
  | { readonly kind: 'half' }
  /** The link began on another device or browser: what it proves is proved, but not here. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'problem'; readonly problem: ReturnProblem }
  | { readonly kind: 'nothing' };

const PROBLEM_BY_CODE: Readonly<Record<string, ReturnProblem>> = {
  access_denied: 'denied',
  otp_expired: 'expired',
  flow_state_not_found: 'expired',
  flow_state_expired: 'expired',
  flow_state_already_used: 'expired',
  bad_oauth_state: 'expired',
  bad_oauth_callback: 'expired',
  bad_code_verifier: 'expired',
  identity_already_exists: 'linkedElsewhere',
  provider_email_needs_verification: 'unverified',
  user_banned: 'suspended',
  signup_disabled: 'closed',
  service_unavailable: 'network',
  temporarily_unavailable: 'network',
};

/** Answers come in the query, and failures in the fragment too. */
function answersOf({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  return (name: string) => query.get(name) ?? fragment.get(name) ?? undefined;
}

/** The provider's own no comes under a code that also means a broken answer. */
function isProvidersNo(code: string | undefined, error: string | undefined): boolean {
  return code === 'bad_oauth_callback' && error === 'access_denied';
}

export function returnProblem(code: string | undefined, error?: string): ReturnProblem {
  if (isProvidersNo(code, error)) return 'denied';
  return PROBLEM_BY_CODE[code ?? ''] ?? PROBLEM_BY_CODE[error ?? ''] ?? 'unknown';
}

const RECENT_S = 3600;

interface Shown {
  readonly method?: unknown;
  readonly timestamp?: unknown;
}

/** How the person of this session came in, the latest first. */
function waysIn(): { readonly shown: readonly Shown[]; readonly issuedAtS: number } {
  const { amr, iat } = claimsOf(storedSession()?.accessToken ?? '');
  return { shown: Array.isArray(amr) ? amr : [], issuedAtS: Number(iat) };
}

/** Both times are the server's, so a wrong clock on the device changes nothing. */
function cameBy(methods: readonly unknown[]): boolean {
  const { shown, issuedAtS } = waysIn();
  return shown.some(
    ({ method, timestamp }) => methods.includes(method) && issuedAtS - Number(timestamp) < RECENT_S,
  );
}

/** Whether the person came in by a recovery link or code just now. */
export function isRecoverySession(): boolean {
  return cameBy(['recovery']);
}

/** Or by a code on their phone, which shows as much as one from a mail. */
export function mayReplacePassword(): boolean {
  return cameBy(['recovery', 'otp']);
}

export function inNow(): AuthReturn {
  return { kind: 'in', isRecovery: isRecoverySession() };
}

/** Finishes what a link or a provider began. The client exchanges the code by itself. */
export async function readAuthReturn(location: Location): Promise<AuthReturn> {
  const answer = answersOf(location);
  const code = answer('error_code');
  const error = answer('error');
  if (code ?? error) return { kind: 'problem', problem: returnProblem(code, error) };
  if (answer('message')) return { kind: 'half' };
  // A page drawn anew, now that somebody is in, finds its code taken already.
  if (!answer('code')) return storedSession() ? inNow() : { kind: 'nothing' };
  try {
    const auth = await authClient();
    const { error: failure } = await auth.initialize();
    if (failure) {
      const isNetwork = failure.name === 'AuthRetryableFetchError';
      return { kind: 'problem', problem: isNetwork ? 'network' : returnProblem(failure.code) };
    }
    const isTaken = !new URLSearchParams(window.location.search).has('code');
    return isTaken && storedSession() ? inNow() : { kind: 'elsewhere' };
  } catch {
    return { kind: 'problem', problem: 'network' };
  }
}
