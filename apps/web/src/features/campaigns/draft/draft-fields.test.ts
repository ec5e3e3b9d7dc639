import type { Campaign } from '@chowk/domain/campaigns';
import { describe, expect, it } from 'vitest';
import { stepErrors } from './draft-errors';
import { changesFrom, EMPTY_DRAFT, inputOf, tidied, valuesOf } from './draft-fields';

const NOW_MS = Date.parse('2026-11-16T09:00:00+05:30');

const saved = {
  title: 'Diwali',
  brief: '',
  sample_photo_path: null,
  placement_type: 'shelf',
  areas: ['Andheri'],
  shop_types: ['kirana'],
  shop_id: null,
  payment_nature: 'platform_supply',
  payout_paise: 50_000,
  slots: null,
  starts_at: null,
  ends_at: '2026-12-01T18:29:59.000Z',
  photos_needed: 2,
  fence_m: 100,
  days_to_submit: 5,
} as unknown as Campaign;

describe('a draft as a form holds it', () => {
  it('has days of India for moments, and comes back as the same moments', () => {
    const values = valuesOf(saved);
    expect(values).toMatchObject({ starts_on: '', ends_on: '2026-12-01', photos_needed: 2 });
    expect(inputOf({ ends_on: values.ends_on })).toEqual({ ends_at: '2026-12-01T18:29:59.000Z' });
    expect(inputOf({ starts_on: '2026-11-20' })).toEqual({ starts_at: '2026-11-19T18:30:00.000Z' });
  });

  it('sends only what differs, lists by what they hold', () => {
    const values = valuesOf(saved);
    expect(changesFrom(values, { ...values, areas: ['Andheri'] })).toEqual({});
    expect(changesFrom(values, { ...values, areas: [], title: 'Holi' })).toEqual({
      areas: [],
      title: 'Holi',
    });
  });

  it('differs in nothing from what the server made of it', () => {
    const typed = { ...valuesOf(saved), title: ' Diwali ' };
    expect(changesFrom(valuesOf(saved), tidied(typed))).toEqual({});
    expect(changesFrom(valuesOf(saved), tidied({ ...typed, brief: 'Front row ' }))).toEqual({
      brief: 'Front row',
    });
  });

  it('leaves out what is not filled in, but says that a photo was taken away', () => {
    expect(inputOf({ slots: null, shop_id: null, sample_photo_path: null, brief: '' })).toEqual({
      shop_id: null,
      sample_photo_path: null,
      brief: '',
    });
  });
});

describe('what is wrong in a step', () => {
  it('is nothing where nothing must be given', () => {
    expect(stepErrors('where', EMPTY_DRAFT, NOW_MS)).toEqual({});
  });

  it.each([
    ['placement', {}, ['title', 'placement_type']],
    ['placement', { title: '  ', placement_type: 'shelf' }, ['title']],
    ['brief', { brief: ' ' }, ['brief']],
    ['money', { payout_paise: 999, slots: 0 }, ['payout_paise', 'slots']],
    ['money', { payout_paise: 1_000, slots: 10_001 }, ['slots']],
    ['money', { payout_paise: 1_000, slots: 2, shop_id: 'one' }, ['slots']],
    ['money', { payout_paise: 1_000, slots: 1, shop_id: 'one' }, []],
    ['rules', {}, ['ends_on']],
    ['rules', { ends_on: '2026-11-15' }, ['ends_on']],
    ['rules', { ends_on: '2026-11-16' }, []],
    ['rules', { starts_on: '2026-11-20', ends_on: '2026-11-19' }, ['ends_on']],
    ['rules', { starts_on: '2026-11-01', ends_on: '2026-11-19' }, ['starts_on']],
    [
      'rules',
      { ends_on: '2026-11-19', photos_needed: 6, fence_m: 10, days_to_submit: null },
      ['photos_needed', 'fence_m', 'days_to_submit'],
    ],
  ] as const)('%s with %j: %j', (step, typed, fields) => {
    const errors = stepErrors(step, { ...EMPTY_DRAFT, ...typed }, NOW_MS);
    expect(Object.keys(errors)).toEqual(fields);
  });

  it.each([
    ['', '2026-11-15', 'dates.endsPast'],
    ['2026-11-18', '2026-11-15', 'dates.order'],
    ['2026-11-18', '', 'dates.endsNeeded'],
  ])('of %s to %s it says %s', (starts_on, ends_on, key) => {
    const errors = stepErrors('rules', { ...EMPTY_DRAFT, starts_on, ends_on }, NOW_MS);
    expect(errors.ends_on?.key).toBe(key);
  });

  it('says that one shop takes one place', () => {
    const values = { ...EMPTY_DRAFT, payout_paise: 1_000, slots: 2, shop_id: 'one' };
    expect(stepErrors('money', values, NOW_MS).slots?.params).toEqual({ most: '1' });
  });
});
