import { describe, expect, it, vi } from 'vitest';
import { createUpkeep, type RefreshResult, refreshProblem } from './session-upkeep';

const MINUTE_MS = 60_000;

function setUp(leftMs: number | undefined, answer: RefreshResult = { kind: 'renewed' }) {
  const world = { leftMs, isOffline: false, answer, renewsTo: 60 * MINUTE_MS };
  const refresh = vi.fn(async () => {
    if (world.answer.kind === 'renewed') world.leftMs = world.renewsTo;
    return world.answer;
  });
  const upkeep = createUpkeep({
    leftMs: () => world.leftMs,
    isOffline: () => world.isOffline,
    refresh,
  });
  return { world, refresh, upkeep };
}

const failed: RefreshResult = { kind: 'failed', message: 'Failed to fetch' };

describe('the check', () => {
  it('does nothing while more than ten minutes are left, or nobody is signed in', async () => {
    for (const leftMs of [10 * MINUTE_MS + 1, undefined]) {
      const { refresh, upkeep } = setUp(leftMs);
      await upkeep.check();
      expect(refresh).not.toHaveBeenCalled();
      expect(upkeep.current()).toBeUndefined();
    }
  });

  it('renews silently at ten minutes or less', async () => {
    const { refresh, upkeep } = setUp(10 * MINUTE_MS);
    await upkeep.check();
    expect(refresh).toHaveBeenCalledOnce();
    expect(upkeep.current()).toBeUndefined();
  });

  it('stays silent when the renewal fails with time left, and tries again', async () => {
    const { refresh, upkeep } = setUp(5 * MINUTE_MS, failed);
    await upkeep.check();
    await upkeep.check();
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(upkeep.current()).toBeUndefined();
  });

  it('alerts at two minutes or less, and takes the alert back once it is renewed', async () => {
    const { world, upkeep } = setUp(2 * MINUTE_MS, failed);
    const heard = vi.fn();
    upkeep.subscribe(heard);
    await upkeep.check();
    expect(upkeep.current()).toEqual({ problem: failed, leftMs: 2 * MINUTE_MS });
    world.answer = { kind: 'renewed' };
    await upkeep.check();
    expect(upkeep.current()).toBeUndefined();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('says at once that a session the server forgot is over', async () => {
    const { upkeep } = setUp(9 * MINUTE_MS, { kind: 'expired' });
    await upkeep.check();
    expect(upkeep.current()?.problem).toEqual({ kind: 'expired' });
  });

  it('raises no alarm offline, however long, and renews when the network is back', async () => {
    const { world, refresh, upkeep } = setUp(MINUTE_MS, failed);
    world.isOffline = true;
    for (let round = 0; round < 10; round++) {
      world.leftMs = (world.leftMs ?? 0) - MINUTE_MS;
      await upkeep.check();
    }
    expect(refresh).not.toHaveBeenCalled();
    expect(upkeep.current()).toBeUndefined();
    world.isOffline = false;
    world.answer = { kind: 'renewed' };
    await upkeep.check();
    expect(refresh).toHaveBeenCalledOnce();
    expect(upkeep.current()).toBeUndefined();
  });

  it('drops the alert when the network goes during the try', async () => {
    const { world, upkeep } = setUp(MINUTE_MS, failed);
    await upkeep.check();
    expect(upkeep.current()).toBeDefined();
    world.isOffline = true;
    await upkeep.check();
    expect(upkeep.current()).toBeUndefined();
  });

  it('forgets the alert when the person signed out meanwhile', async () => {
    const { world, upkeep } = setUp(MINUTE_MS, failed);
    await upkeep.check();
    world.leftMs = undefined;
    await upkeep.check();
    expect(upkeep.current()).toBeUndefined();
  });

  it('takes what another tab renewed', async () => {
    const { world, refresh, upkeep } = setUp(MINUTE_MS, failed);
    await upkeep.check();
    world.leftMs = 60 * MINUTE_MS;
    await upkeep.check();
    expect(refresh).toHaveBeenCalledOnce();
    expect(upkeep.current()).toBeUndefined();
  });
});

describe('refreshing by hand', () => {
  it('joins the renewal under way instead of starting a second', async () => {
    const { refresh, upkeep } = setUp(MINUTE_MS);
    await Promise.all([upkeep.check(), upkeep.refreshNow(), upkeep.refreshNow()]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('answers what happened, also when the client throws', async () => {
    const { upkeep } = setUp(MINUTE_MS, failed);
    expect(await upkeep.refreshNow()).toEqual(failed);
    const broken = createUpkeep({
      leftMs: () => MINUTE_MS,
      isOffline: () => false,
      refresh: () => Promise.reject(new Error('no chunk')),
    });
    expect(await broken.refreshNow()).toEqual({ kind: 'unknown' });
  });
});

describe('an error of the auth client', () => {
  it.each([
    [{ name: 'AuthApiError', message: 'Invalid Refresh Token: Already Used' }, 'expired'],
    [{ name: 'AuthApiError', message: 'Invalid Refresh Token: Session Expired' }, 'expired'],
    [{ name: 'AuthApiError', message: 'JWT expired' }, 'expired'],
    [{ name: 'AuthSessionMissingError', message: 'Auth session missing!' }, 'expired'],
    [{ name: 'AuthRetryableFetchError', message: 'Failed to fetch' }, 'failed'],
    [{ name: 'AuthUnknownError', message: '' }, 'unknown'],
  ])('%j is %s', (error, kind) => {
    expect(refreshProblem(error).kind).toBe(kind);
  });
});
