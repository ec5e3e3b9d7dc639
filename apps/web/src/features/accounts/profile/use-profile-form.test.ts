import '../../../../test/browser-stand-ins';
import { updateProfile } from '@chowk/domain/accounts';
import { changesIn, problemsIn } from '@chowk/domain/kernel';
import { expect, it } from 'vitest';
import { valuesOf } from './use-profile-form';

const PROFILE = {
  id: 'p-1',
  status: 'active' as const,
  full_name: 'Asha Rao',
  phone: '+919876543210',
  email: 'asha@example.in',
  area: null,
  address: null,
  location: null,
  whatsapp_opt_in: false,
  company_name: 'Rao Stores',
  business_phone: null,
  business_email: null,
  version: 4,
};
const values = valuesOf(PROFILE);
const changesOf = (typed: typeof values) => changesIn(updateProfile.input, PROFILE, typed);

it('starts from the profile, numbers grouped and nothing as null', () => {
  expect(values).toMatchObject({ phone: '+91 98765 43210', area: '' });
});

it('sends nothing when nothing changed, however it is written', () => {
  expect(changesOf(values)).toEqual({});
  expect(changesOf({ ...values, phone: '098765 43210', email: ' Asha@Example.in ' })).toEqual({});
});

it('sends what changed, and null for what was emptied', () => {
  const typed = { ...values, area: ' Dadar ', company_name: '', phone: '9812345678' };
  expect(changesOf({ ...typed, whatsapp_opt_in: true })).toEqual({
    area: 'Dadar',
    company_name: null,
    phone: '+919812345678',
    whatsapp_opt_in: true,
  });
});

it('names what is wrong before anything is sent', () => {
  const typed = { ...values, full_name: ' ', phone: '123', business_email: 'x@' };
  const found = problemsIn(updateProfile.input, typed);
  expect(found.map(({ path, rule }) => [path, rule])).toEqual([
    ['full_name', 'min_string'],
    ['phone', 'mobile'],
    ['business_email', 'email'],
  ]);
});
