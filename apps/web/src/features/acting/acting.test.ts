import '../../../test/browser-stand-ins';
import { ACTABLE_COMMANDS } from '@chowk/domain/shops';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACTING_KEY, type ActingFor, actingFor, dropActing, setActing } from '@/api/acting';
import { errorKey } from '@/api/error-words';
import { ServerError } from '@/api/errors';
import { SESSION_STORAGE_KEY } from '@/api/stored-session';
import { formatMessage } from '@/i18n';
import { acting as en } from '@/i18n/en/acting';
import { errors } from '@/i18n/en/errors';
import { notices } from '@/i18n/en/notices';
import { acting as hi } from '@/i18n/hi/acting';
import { keepActing, takeUpActing } from './acting-state';
import { actionKey } from './action-words';

const ASHA: ActingFor = {
  shopId: 'shop-1',
  shopName: 'Asha Stores',
  as: {
    id: 'owner-1',
    full_name: 'Asha Rao',
    email: null,
    phone: null,
    roles: ['retailer'],
    unread_notifications: 0,
    owes_consent: false,
  },
};

function signIn(userId: string, sessionId: string): void {
  const access_token = `x.${btoa(JSON.stringify({ session_id: sessionId }))}.x`;
  const session = { access_token, refresh_token: 'r', expires_at: 1, user: { id: userId } };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}

/** As after a reload: nothing but the storage is left. */
function reopen(): ActingFor | undefined {
  setActing(undefined);
  takeUpActing();
  return actingFor();
}

describe('acting for a shop', () => {
  beforeEach(() => {
    dropActing();
    signIn('ravi', 's-1');
    keepActing(ASHA);
  });

  it('goes on after a reload of the tab', () => {
    expect(actingFor()).toBeUndefined();
    expect(reopen()).toMatchObject({ shopId: 'shop-1', as: { id: 'owner-1' } });
  });

  it.each([
    ['another person', () => signIn('meena', 's-1')],
    ['another session of the same person', () => signIn('ravi', 's-2')],
    ['nobody', () => localStorage.removeItem(SESSION_STORAGE_KEY)],
    ['a storage somebody wrote into', () => sessionStorage.setItem(ACTING_KEY, '{"as":null}')],
  ])('ends with %s', (_, change) => {
    change();
    expect(reopen()).toBeUndefined();
    expect(sessionStorage.getItem(ACTING_KEY)).toBeNull();
  });

  it('ends with the sign-out', () => {
    reopen();
    dropActing();
    expect([actingFor(), reopen()]).toEqual([undefined, undefined]);
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
  for (const reason of ['never', 'no_consent', 'over_limit', 'not_yours']) {
    expect(errors).toHaveProperty([keyOf(reason)]);
    expect(keyOf(reason)).toBe(`acting.${reason}`);
  }
  expect([keyOf(), keyOf('new')]).toEqual(['ACTING_REFUSED', 'ACTING_REFUSED']);
});
