import '../../../test/browser-stand-ins';
import { beforeEach, expect, it } from 'vitest';
import { clearMe, lastPersonId, storedMe, storeMe } from './stored-me';

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

it('is there for the same person only', () => {
  storeMe(ME);
  expect(storedMe('p-1')).toEqual(ME);
  expect(storedMe('p-2')).toBeUndefined();
  expect(storedMe(undefined)).toBeUndefined();
});

it('is gone once cleared', () => {
  storeMe(ME);
  expect(lastPersonId()).toBe('p-1');
  clearMe();
  expect(storedMe('p-1')).toBeUndefined();
  expect(lastPersonId()).toBeUndefined();
});

it.each(['not json', '{}', '{"id":"p-1","roles":["king"]}'])(
  'is nothing when broken: %s',
  (text) => {
    localStorage.setItem('chowk.me', text);
    expect(storedMe('p-1')).toBeUndefined();
  },
);
