import { expect, it } from 'vitest';
import { readAccount } from '@/features/auth/security/account.queries';
import { contactsToVerify } from './to-verify';

const PROFILE = { email: 'asha@example.in', phone: '+919812345678' };
const USER = { id: 'asha', email: 'asha@example.in', phone: '919812345678' };
const AT = '2026-11-16T06:30:00Z';
const NONE = { email: null, phone: null };

it('asks for nothing that was proved', () => {
  const account = readAccount({ ...USER, email_confirmed_at: AT, phone_confirmed_at: AT });
  expect(contactsToVerify(PROFILE, account)).toEqual(NONE);
  expect(contactsToVerify(NONE, account)).toEqual(NONE);
});

it('asks for what was only typed', () => {
  expect(contactsToVerify(PROFILE, readAccount(USER))).toEqual(PROFILE);
  const account = readAccount({ id: 'asha', email: 'asha@example.in', email_confirmed_at: AT });
  expect(contactsToVerify(PROFILE, account)).toEqual({ email: null, phone: PROFILE.phone });
  const other = { email: 'other@example.in', phone: null };
  expect(contactsToVerify(other, account)).toEqual(other);
});
