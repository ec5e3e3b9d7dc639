import '../../../test/browser-stand-ins';
import { beforeEach, expect, it } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { dropSignOutMark, isSignOutBroken, markSigningOut } from './sign-out-mark';

function signIn(id: string): void {
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id } };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}

beforeEach(() => localStorage.clear());

it('an interrupted sign-out is resumed, with the session or after it', () => {
  signIn('asha');
  expect(isSignOutBroken()).toBe(false);
  markSigningOut();
  expect(isSignOutBroken()).toBe(true);
  localStorage.removeItem(SESSION_STORAGE_KEY);
  expect(isSignOutBroken()).toBe(true);
  dropSignOutMark();
  expect(isSignOutBroken()).toBe(false);
});

it('it signs out neither the next person nor the same person later', () => {
  signIn('asha');
  markSigningOut();
  signIn('ravi');
  expect(isSignOutBroken()).toBe(false);
  signIn('asha');
  expect(isSignOutBroken()).toBe(false);
});

it('there is no mark when nobody is signed in', () => {
  markSigningOut();
  expect(isSignOutBroken()).toBe(false);
});
