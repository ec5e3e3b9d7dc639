import '../../../test/browser-stand-ins';
import { beforeEach, expect, it } from 'vitest';
import { forgetMe, lastPersonId, recallMe, rememberMe } from './remembered-me';

const ME = {
  id: 'p-1',
  full_name: 'Asha Rao',
  email: null,
  phone: null,
  status: 'active' as const,
  language: 'en' as const,
  roles: ['retailer' as const],
  unread_notifications: 2,
  owes_consent: false,
};

beforeEach(() => localStorage.clear());

it('is recalled for the same person only', () => {
  rememberMe(ME);
  expect(recallMe('p-1')).toEqual(ME);
  expect(recallMe('p-2')).toBeUndefined();
  expect(recallMe(undefined)).toBeUndefined();
});

it('is gone once forgotten', () => {
  rememberMe(ME);
  expect(lastPersonId()).toBe('p-1');
  forgetMe();
  expect(recallMe('p-1')).toBeUndefined();
  expect(lastPersonId()).toBeUndefined();
});

it.each(['not json', '{}', '{"id":"p-1","roles":["king"]}'])(
  'is nothing when broken: %s',
  (text) => {
    localStorage.setItem('chowk.me', text);
    expect(recallMe('p-1')).toBeUndefined();
  },
);
