import '../../../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import { queuedItem } from '@/offline/test/queued-item';
import {
  changesFrom,
  openedOf,
  profileErrors,
  serverErrors,
  valuesOf,
} from './profile-form-values';

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

describe('the profile form', () => {
  it('starts from the profile, numbers grouped and nothing as null', () => {
    expect(valuesOf(PROFILE)).toMatchObject({ phone: '+91 98765 43210', area: '' });
  });

  it('sends nothing when nothing changed, however it is written', () => {
    const values = valuesOf(PROFILE);
    expect(changesFrom(PROFILE, values)).toEqual({});
    expect(
      changesFrom(PROFILE, { ...values, phone: '098765 43210', email: ' Asha@Example.in ' }),
    ).toEqual({});
  });

  it('sends what changed, and null for what was emptied', () => {
    const values = { ...valuesOf(PROFILE), area: ' Dadar ', company_name: '', phone: '9812345678' };
    expect(changesFrom(PROFILE, { ...values, whatsapp_opt_in: true })).toEqual({
      area: 'Dadar',
      company_name: null,
      phone: '+919812345678',
      whatsapp_opt_in: true,
    });
  });

  it('opens with a change that was not sent yet, as it would have been typed', () => {
    const data = {
      version: 4,
      area: 'Worli',
      phone: '+919812345678',
      email: null,
      whatsapp_opt_in: true,
    };
    const edited = queuedItem({ type: 'profile_update', data, state: 'editing' });
    expect(openedOf(edited)).toEqual({
      area: 'Worli',
      phone: '+91 98123 45678',
      email: '',
      whatsapp_opt_in: true,
    });
    expect(openedOf(undefined)).toEqual({});
  });

  it('names what is wrong before anything is sent', () => {
    const values = { ...valuesOf(PROFILE), full_name: ' ', phone: '123', business_email: 'x@' };
    expect(profileErrors(values)).toEqual({
      full_name: 'field.nameNeeded',
      phone: 'field.phoneShape',
      business_email: 'field.emailShape',
    });
    expect(profileErrors(valuesOf(PROFILE))).toEqual({});
  });

  it('puts the server’s words at their fields', () => {
    expect(
      serverErrors([
        { path: 'phone', rule: 'mobile' },
        { path: 'area', rule: 'max_string' },
        { path: 'area2', rule: 'x' },
        { path: 'address', rule: 'new_rule' },
      ]),
    ).toEqual({ phone: 'field.phoneShape', area: 'field.tooLong', address: 'field.wrong' });
  });
});
