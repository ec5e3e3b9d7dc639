import '../../../../test/browser-stand-ins';
import { beforeEach, describe, expect, it } from 'vitest';
import { type RefreshingClient, refreshWith, timeLeftMs } from './refresh-session';

const HOUR_S = 3600;
const DAY_MS = 86_400_000;
const session = { access_token: 'a' };
const ok = { data: { session }, error: null };
const nothing = { data: { session: null }, error: null };
const failure = (name: string, message: string) => ({
  data: { session: null },
  error: { name, message },
});

function client(
  refreshed: Awaited<ReturnType<RefreshingClient['refreshSession']>>,
  stored = ok as typeof ok | typeof nothing,
): RefreshingClient {
  return { refreshSession: async () => refreshed, getSession: async () => stored };
}

describe('a renewal', () => {
  it('is one when a session came back', async () => {
    expect(await refreshWith(client(ok))).toEqual({ kind: 'renewed' });
  });

  it('that was discarded for another tab’s is no error', async () => {
    const discarded = failure('AuthRefreshDiscardedError', 'Refresh result discarded');
    expect(await refreshWith(client(discarded))).toEqual({ kind: 'renewed' });
    expect(await refreshWith(client(discarded, nothing))).toEqual({ kind: 'none' });
  });

  it('without a session or with an error says so', async () => {
    expect(await refreshWith(client(nothing))).toEqual({ kind: 'none' });
    expect(
      await refreshWith(client(failure('AuthRetryableFetchError', 'Failed to fetch'))),
    ).toEqual({ kind: 'failed', message: 'Failed to fetch' });
  });
});

describe('the time left', () => {
  beforeEach(() => localStorage.clear());

  it.each([0, DAY_MS, -DAY_MS])('is the same with a clock %d ms wrong', (wrongByMs) => {
    const nowMs = Date.now() + wrongByMs;
    // As the client stores it: its own now, and the lifetime the server named.
    const expires_at = Math.floor(nowMs / 1000) + HOUR_S;
    localStorage.setItem(
      'chowk.session',
      JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at, user: { id: 'p' } }),
    );
    const leftMs = timeLeftMs(nowMs) ?? 0;
    expect(Math.abs(leftMs - HOUR_S * 1000)).toBeLessThanOrEqual(1000);
  });

  it('is unknown when nobody is signed in', () => {
    expect(timeLeftMs()).toBeUndefined();
  });
});
