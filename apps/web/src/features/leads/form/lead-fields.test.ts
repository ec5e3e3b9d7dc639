import '../../../../test/browser-stand-ins';
import type { FieldProblem } from '@chowk/domain/kernel';
import type { Lead } from '@chowk/domain/leads';
import { expect, it } from 'vitest';
import { fitsLead } from '@/features/leads/leads.queries';
import { placed, problemsOf, wordsOf } from '@/forms/checks';
import {
  CHECKS,
  CODES,
  changesFrom,
  EMPTY_LEAD,
  type LeadValues,
  newLeadOf,
  valuesOf,
  WORDS,
  withPin,
} from './lead-fields';

function named(problems: readonly FieldProblem[]): unknown {
  return Object.fromEntries(problems.map((each) => [each.path, wordsOf(WORDS, each)]));
}
const leadErrors = (values: LeadValues) => named(problemsOf(CHECKS, values));

const DELHI = { lat: 28.6139, lng: 77.209 };
const typed: LeadValues = {
  ...EMPTY_LEAD,
  owner_name: ' Asha ',
  phone: '098765 43210',
  shop_name: 'Asha Stores ',
  shop_type: 'kirana',
  area: 'Karol Bagh',
  pin_code: '110005',
};
const lead: Lead = {
  id: 'l',
  owner_name: 'Asha',
  phone: '+919876543210',
  email: null,
  shop_name: 'Asha Stores',
  shop_type: 'kirana',
  area: 'Karol Bagh',
  address: null,
  pin_code: '110005',
  state_code: '07',
  position: DELHI,
  accuracy_m: 12,
  photos: [{ type: 'front', path: 'me/front_1_photo.jpg' }],
  notes: null,
  salesperson_id: 'me',
  phone_verified: false,
  phone_verified_at: null,
  status: 'pending',
  account_creation_status: 'pending',
  reason: null,
  shop_id: null,
  converted_at: null,
  created_at: '2026-11-16T00:00:00.000Z',
  updated_at: '2026-11-16T00:00:00.000Z',
  version: 1,
};

it('sends what was given, tidied, and nothing that was left out', () => {
  expect(newLeadOf('l', typed)).toEqual({
    id: 'l',
    owner_name: 'Asha',
    phone: '+919876543210',
    shop_name: 'Asha Stores',
    shop_type: 'kirana',
    area: 'Karol Bagh',
    pin_code: '110005',
    photos: [],
  });
  const photo = { type: 'front', path: 'me/front_1_photo.jpg', blobId: 'b' } as const;
  const more = { ...typed, email: 'A@B.IN', pin_code: '110 005', photos: [photo] };
  expect(newLeadOf('l', more)).toMatchObject({
    email: 'a@b.in',
    pin_code: '110005',
    photos: [{ type: 'front', path: 'me/front_1_photo.jpg' }],
  });
});

it('changes only what differs, and empties what was emptied', () => {
  const values = valuesOf(lead);
  expect(changesFrom(lead, { ...values, phone: '98765-43210', area: 'Karol Bagh ' })).toEqual({});
  expect(changesFrom(lead, { ...values, pin_code: '', position: null, photos: [] })).toEqual({
    pin_code: null,
    position: null,
    photos: [],
  });
});

it('says at its field what is wrong before anything is sent', () => {
  expect(leadErrors(typed)).toEqual({});
  expect(leadErrors({ ...EMPTY_LEAD, phone: '12345', email: 'asha@', pin_code: '012345' })).toEqual(
    {
      phone: 'wrong.phone',
      owner_name: 'wrong.owner',
      shop_name: 'wrong.shopName',
      shop_type: 'wrong.type',
      area: 'wrong.area',
      email: 'wrong.email',
      pin_code: 'wrong.pin',
    },
  );
  expect(leadErrors(valuesOf({ ...lead, shop_type: null }))).toEqual({ shop_type: 'wrong.type' });
  expect(leadErrors({ ...typed, pin_code: ' ' })).toEqual({ pin_code: 'wrong.noPin' });
  const inMumbai = { ...typed, pin_code: '400050' };
  expect(leadErrors({ ...inMumbai, state_code: '07' })).toEqual({ pin_code: 'wrong.pinState' });
  expect(leadErrors({ ...inMumbai, position: DELHI })).toEqual({ position: 'wrong.far' });
  expect(leadErrors({ ...typed, position: { lat: 51.5, lng: 0 } })).toEqual({
    position: 'wrong.outside',
  });
});

it('takes the state from the PIN code, unless the person chose another', () => {
  const typed = EMPTY_LEAD;
  expect(withPin(typed, '40005')).toEqual({ pin_code: '40005' });
  expect(withPin(typed, '400 050')).toEqual({ pin_code: '400 050', state_code: '27' });
  const known = { ...typed, pin_code: '400050', state_code: '27' };
  expect(withPin(known, '110001')).toEqual({ pin_code: '110001', state_code: '07' });
  expect(withPin({ ...known, state_code: '30' }, '400051')).toEqual({ pin_code: '400051' });
});

it('puts what the server found at its field', () => {
  const problems = [
    { path: 'pin_code', rule: 'pin_state' },
    { path: 'position', rule: 'far_from_pin' },
    { path: 'photos.0.path', rule: 'not_uploaded' },
  ];
  expect(named(problems.map((each) => placed(CHECKS, each)))).toEqual({
    pin_code: 'wrong.pinState',
    position: 'wrong.far',
    photos: 'wrong.photo',
  });
  const taken = Object.entries(CODES).map(([rule, path]) => ({ path, rule }));
  expect(taken.map((each) => [each.path, wordsOf(WORDS, each)])).toEqual([
    ['phone', 'wrong.phoneTaken'],
    ['phone', 'wrong.phoneLead'],
  ]);
});

it('finds a lead on this device by state and words, and a number however it was typed', () => {
  const found = (search: string, status?: Lead['status']) => fitsLead(lead, { status, search });
  expect([found(''), found('asha'), found('karol'), found('98765 432')]).toEqual(
    Array(4).fill(true),
  );
  expect([found('bandra'), found('', 'converted')]).toEqual([false, false]);
});
