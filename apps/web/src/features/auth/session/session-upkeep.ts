import { MINUTE_MS, SECOND_MS } from '@chowk/domain/kernel';
import type { AuthFailure } from '@/features/auth/auth-failure';

export const CHECK_EVERY_MS = 30 * SECOND_MS;
const RENEW_AT_MS = 10 * MINUTE_MS;
const ALERT_AT_MS = 2 * MINUTE_MS;

export type RefreshProblem =
  /** The server no longer knows the session: the person has to sign in again. */
  | { readonly kind: 'expired' }
  /** The renewal answered without a session. */
  | { readonly kind: 'none' }
  /** It may work the next time. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'unknown' };

export type RefreshResult = { readonly kind: 'renewed' } | RefreshProblem;

export interface SessionAlert {
  /** What the last try answered; absent while nothing but time has run out. */
  readonly problem: RefreshProblem | undefined;
  readonly leftMs: number;
}

export interface UpkeepPort {
  /** Milliseconds the access token still lives; undefined when nobody is signed in. */
  leftMs(): number | undefined;
  isOffline(): boolean;
  /** `isAsked` when a person pressed for it. */
  refresh(isAsked: boolean): Promise<RefreshResult>;
}

export interface Upkeep {
  /** Every 30 seconds, and when the tab wakes or the network returns. */
  check(): Promise<void>;
  /** The person asked for it; the result is theirs to read. */
  refreshNow(): Promise<RefreshResult>;
  current(): SessionAlert | undefined;
  subscribe(listener: () => void): () => void;
}

const OVER = /refresh token|expired/i;
const OVER_CODES = new Set(['session_not_found', 'session_expired', 'user_banned']);

/** The catalogue's answer for an error of the auth client. */
export function refreshProblem(error: AuthFailure): RefreshProblem {
  const isOver = OVER_CODES.has(error.code ?? '') || OVER.test(error.message ?? '');
  if (isOver || error.name === 'AuthSessionMissingError') return { kind: 'expired' };
  return error.message ? { kind: 'failed', message: error.message } : { kind: 'unknown' };
}

/**
 * Keeps a session alive without being noticed, and says so only when it could not be done and
 * little time is left. Knows no React, no clock and no network: those are the port's.
 */
export function createUpkeep(port: UpkeepPort): Upkeep {
  let alert: SessionAlert | undefined;
  let underWay: Promise<RefreshResult> | undefined;
  const listeners = new Set<() => void>();

  function show(next: SessionAlert | undefined): void {
    if (alert === next) return;
    alert = next;
    for (const listener of listeners) listener();
  }

  /** One at a time: a tap during a silent renewal waits for that one. */
  function refresh(isAsked: boolean): Promise<RefreshResult> {
    underWay ??= port
      .refresh(isAsked)
      .catch((): RefreshResult => ({ kind: 'unknown' }))
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  }

  function judge(result: RefreshResult): void {
    const leftMs = port.leftMs();
    const isSafe = leftMs === undefined || (result.kind === 'renewed' && leftMs > ALERT_AT_MS);
    if (isSafe) {
      show(undefined);
      return;
    }
    const problem = result.kind === 'renewed' ? undefined : result;
    // With time left, or without a network, the next check simply tries again.
    const isOver = problem?.kind === 'expired' || problem?.kind === 'none';
    const mayWait = !isOver && (leftMs > ALERT_AT_MS || port.isOffline());
    show(mayWait ? undefined : { problem, leftMs });
  }

  return {
    async check() {
      const leftMs = port.leftMs();
      const isDue = leftMs !== undefined && leftMs <= RENEW_AT_MS;
      // Offline there is nothing to renew with, and the banner already says why.
      if (isDue && !port.isOffline()) judge(await refresh(false));
      else show(undefined);
    },
    async refreshNow() {
      const result = await refresh(true);
      judge(result);
      return result;
    },
    current: () => alert,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
