import '../../../../test/browser-stand-ins';
import { DAY_MS } from '@chowk/domain/kernel';
import { ACTABLE_COMMANDS } from '@chowk/domain/shops';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorKey } from '@/api/errors/error-words';
import { ServerError } from '@/api/errors/errors';
import { ACTING_KEY, type ActingFor, actingFor, dropActing, setActing } from '@/api/session/acting';
import { SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { formatMessage } from '@/i18n';
import { acting as en } from '@/i18n/en/field/acting';
import { errors } from '@/i18n/en/first/errors';
import { notices } from '@/i18n/en/office/notices';
import { acting as hi } from '@/i18n/hi/field/acting';
import { ASHA_STORES } from '../../../../test/acted-shop';
import { keepActing, leaveActing, takeUpActing } from './acting-state';
import { endActing } from './begin-acting';
import { actionKey } from './log/action-words';
import { tellEnded } from './tell-ended';

vi.mock('./tell-ended', () => ({ tellEnded: vi.fn(async () => undefined) }));

function signIn(userId: string, sessionId: string): void {
  const access_token = `x.${btoa(JSON.stringify({ session_id: sessionId }))}.x`;
  const session = { access_token, refresh_token: 'r', expires_at: 1, user: { id: userId } };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}

/** As after a reload: nothing but the storage is left. */
async function reopen(): Promise<ActingFor | undefined> {
  setActing(undefined);
  await takeUpActing();
  return actingFor();
}

type Granted = (lock: object | null) => unknown;

/** Locks as a browser has them; all are let go of when it is killed. */
function stubLocks(): void {
  const held = new Set<string>();
  const request = async (name: string, options: LockOptions, granted: Granted) => {
    if (options.ifAvailable && held.has(name)) return granted(null);
    held.add(name);
    return granted({});
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
}

/** Opened again, it knows only what was kept on the device: what a tab had is gone. */
function kill(): Promise<ActingFor | undefined> {
  stubLocks();
  return openNewTab();
}

function openNewTab(): Promise<ActingFor | undefined> {
  sessionStorage.clear();
  return reopen();
}

describe('acting for a shop', () => {
  beforeEach(() => {
    dropActing();
    signIn('ravi', 's-1');
    keepActing(ASHA_STORES);
  });

  it('goes on after a reload of the tab', async () => {
    expect(actingFor()).toBeUndefined();
    expect(await reopen()).toMatchObject({ shopId: 'shop-1', as: { id: 'owner-1' } });
  });

  it.each([
    ['another person', () => signIn('meena', 's-1')],
    ['another session of the same person', () => signIn('ravi', 's-2')],
    ['nobody', () => localStorage.removeItem(SESSION_STORAGE_KEY)],
    ['a storage somebody wrote into', () => sessionStorage.setItem(ACTING_KEY, '{"as":null}')],
  ])('ends with %s', async (_, change) => {
    change();
    expect(await reopen()).toBeUndefined();
    expect(sessionStorage.getItem(ACTING_KEY)).toBeNull();
  });

  it('ends with the sign-out', async () => {
    await reopen();
    dropActing();
    expect([actingFor(), await reopen()]).toEqual([undefined, undefined]);
  });
});

describe('after the browser was killed', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    stubLocks();
    signIn('ravi', 's-1');
    keepActing(ASHA_STORES);
    await reopen();
  });
  afterEach(() => {
    dropActing();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('the same person goes on for the same shop, and after a kill again', async () => {
    expect(await kill()).toMatchObject({ shopId: 'shop-1', as: { id: 'owner-1' } });
    expect(await kill()).toMatchObject({ shopId: 'shop-1' });
  });

  it('it is over a day after the server’s last word, and not sooner', async () => {
    vi.setSystemTime(Date.now() + DAY_MS - 1);
    expect(await kill()).toMatchObject({ shopId: 'shop-1' });
    vi.setSystemTime(Date.now() + 1);
    expect(await kill()).toBeUndefined();
    expect(localStorage.getItem(ACTING_KEY)).toBeNull();
  });

  it.each([
    ['another person', () => signIn('meena', 's-1')],
    ['another session of the same person', () => signIn('ravi', 's-2')],
    ['nobody signed in', () => localStorage.removeItem(SESSION_STORAGE_KEY)],
    ['a storage somebody wrote into', () => localStorage.setItem(ACTING_KEY, '{"as":null}')],
    ['whoever ended it', dropActing],
    ['whoever was told that it is over', leaveActing],
  ])('nothing goes on with %s, and nothing of the shop is left', async (_, change) => {
    change();
    expect(await kill()).toBeUndefined();
    expect(localStorage.getItem(ACTING_KEY)).toBeNull();
  });

  it('a tab that was closed does not come back, nor does a second one take it from the first', async () => {
    expect(await openNewTab()).toBeUndefined();
    expect(await kill()).toMatchObject({ shopId: 'shop-1' });
    dispatchEvent(new Event('pagehide'));
    expect(await kill()).toBeUndefined();
  });
});

describe('ended in another tab', () => {
  const assign = vi.fn();
  let ofThisTab: string | null;

  /** What this tab hears of another, which has a storage of its own besides the one they share. */
  async function endElsewhere(): Promise<void> {
    ofThisTab = sessionStorage.getItem(ACTING_KEY);
    await endActing();
    assign.mockClear();
    sessionStorage.setItem(ACTING_KEY, ofThisTab ?? '');
    setActing(ASHA_STORES);
  }
  function hear(): void {
    const key = 'chowk.acting-ended';
    const newValue = localStorage.getItem(key);
    dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.stubGlobal('location', { assign });
    vi.stubGlobal('navigator', { onLine: false });
    signIn('ravi', 's-1');
    keepActing(ASHA_STORES);
    await reopen();
    vi.setSystemTime(Date.now() + 1);
  });
  afterEach(() => {
    dropActing();
    vi.mocked(tellEnded).mockClear();
    assign.mockClear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('this one leaves too, at once, and says why', async () => {
    await endElsewhere();
    hear();
    expect(assign).toHaveBeenCalledWith('/dashboard');
    expect(actingFor()).toBeUndefined();
    expect(await reopen()).toBeUndefined();
    await vi.waitFor(() => expect(tellEnded).toHaveBeenCalledWith('Asha Stores'));
    expect(sessionStorage.getItem(ACTING_KEY)).toBeNull();
  });

  it('a tab that slept meanwhile does not go on when it wakes', async () => {
    await endElsewhere();
    expect(await reopen()).toBeUndefined();
    await vi.waitFor(() => expect(tellEnded).toHaveBeenCalledOnce());
  });

  it('whoever acts for another shop, or began anew since, goes on', async () => {
    await endElsewhere();
    keepActing({ ...ASHA_STORES, shopId: 'shop-2' });
    expect(await reopen()).toMatchObject({ shopId: 'shop-2' });
    vi.setSystemTime(Date.now() + 1);
    keepActing(ASHA_STORES);
    expect(await reopen()).toMatchObject({ shopId: 'shop-1' });
    expect(tellEnded).not.toHaveBeenCalled();
  });
});

describe('what was done', () => {
  it('has words in both languages for everything that can be allowed', () => {
    for (const command of ACTABLE_COMMANDS) {
      const key = actionKey(command) as keyof typeof en;
      expect(key).toBe(`action.${command}`);
      expect([en[key], hi[key]].every(Boolean), command).toBe(true);
    }
    expect(actionKey('tea_brew')).toBe('action.other');
  });

  it('is told to the owner in the words of the specification', () => {
    const action = formatMessage('en', en, actionKey('deal_accept'));
    expect(formatMessage('en', notices, 'bizman_action', { action })).toBe(
      'Your business manager performed an action: Deal accepted',
    );
  });
});

it('why somebody may not act is told apart', () => {
  const keyOf = (reason?: string) =>
    errorKey(new ServerError('ACTING_REFUSED', { details: reason ? { reason } : {} }));
  for (const reason of [
    'never',
    'no_consent',
    'over_limit',
    'over_order_limit',
    'over_month_limit',
    'not_yours',
  ]) {
    expect(errors).toHaveProperty([keyOf(reason)]);
    expect(keyOf(reason)).toBe(`acting.${reason}`);
  }
  expect([keyOf(), keyOf('new')]).toEqual(['ACTING_REFUSED', 'ACTING_REFUSED']);
});
