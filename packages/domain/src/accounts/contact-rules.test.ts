import { expect, it } from 'vitest';
import { verifiedContacts } from './contact-rules';

const GIVEN = { email: 'Asha@example.in', phone: '+919812345678' };
const LOGIN = {
  email: 'asha@example.in',
  email_confirmed_at: new Date(),
  phone: '919812345678',
  phone_confirmed_at: new Date(),
};
const NONE = { email: null, phone: null };

it('counts what the sign-in has proved', () => {
  expect(verifiedContacts(GIVEN, LOGIN)).toEqual(GIVEN);
});

it.each([
  ['without a sign-in', GIVEN, undefined],
  ['not confirmed', GIVEN, { ...LOGIN, email_confirmed_at: null, phone_confirmed_at: null }],
  ['others than the proved ones', { email: 'b@example.in', phone: '+919812345670' }, LOGIN],
  ['taken out of the profile', NONE, LOGIN],
  ['nowhere', NONE, { ...LOGIN, email: null, phone: null }],
])('does not count what is %s', (_, given, login) => {
  expect(verifiedContacts(given, login)).toEqual(NONE);
});
