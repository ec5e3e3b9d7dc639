import '../../../../test/browser-stand-ins';
import { type AdSpace, updateAdSpace } from '@chowk/domain/ad-spaces';
import { changesIn } from '@chowk/domain/kernel';
import { describe, expect, it } from 'vitest';
import { problemsOf, wordsOf } from '@/forms/checks';
import { CHECKS, type SpaceValues, valuesOf, WORDS } from './use-space-form';

const space: AdSpace = {
  id: 's',
  shop_id: 'o',
  shop_name: 'Asha Kirana',
  shop_type: 'kirana',
  area: 'Matunga',
  kind: 'wall',
  title: 'Left of the door',
  width_cm: 120,
  height_cm: 80,
  price_per_day_paise: 5_000,
  price_per_week_paise: 30_000,
  price_per_month_paise: null,
  status: 'active',
  description: '',
  photos: [],
  blocked: [],
  created_at: '2026-11-16T00:00:00.000Z',
  updated_at: '2026-11-16T00:00:00.000Z',
  version: 1,
};
const values = valuesOf(space);

const spaceErrors = (typed: SpaceValues) =>
  Object.fromEntries(
    problemsOf(CHECKS, typed).map((problem) => [problem.path, wordsOf(WORDS, problem)]),
  );
const changesOf = (typed: SpaceValues) => changesIn(updateAdSpace.input, space, typed);

describe('a space as its form holds it', () => {
  it('begins empty and asks for what a brand must know', () => {
    expect(Object.keys(spaceErrors(valuesOf(undefined))).sort()).toEqual([
      'height_cm',
      'kind',
      'price_per_day_paise',
      'title',
      'width_cm',
    ]);
    expect(spaceErrors(values)).toEqual({});
  });

  it('refuses sizes and prices nobody can mean', () => {
    expect(
      spaceErrors({ ...values, width_cm: 0, height_cm: 9_000, price_per_day_paise: 100 }),
    ).toEqual({
      width_cm: 'wrong.size',
      height_cm: 'wrong.size',
      price_per_day_paise: 'wrong.price',
      price_per_week_paise: 'wrong.week',
    });
  });

  it('takes a rate for more days only as a discount', () => {
    expect(spaceErrors({ ...values, price_per_week_paise: 35_001 })).toEqual({
      price_per_week_paise: 'wrong.week',
    });
    expect(spaceErrors({ ...values, price_per_month_paise: 1_50_001 })).toEqual({
      price_per_month_paise: 'wrong.month',
    });
    expect(spaceErrors({ ...values, price_per_month_paise: 1_50_000 })).toEqual({});
  });

  it('sends what differs, tidied, and null for a rate taken away', () => {
    expect(changesOf({ ...values, title: ' Left of the door ' })).toEqual({});
    expect(changesOf({ ...values, price_per_week_paise: null, width_cm: 130 })).toEqual({
      price_per_week_paise: null,
      width_cm: 130,
    });
  });

  it('puts what the server found at its field', () => {
    expect(wordsOf(WORDS, { path: 'title', rule: 'max_string' })).toBe('wrong.long');
    expect(wordsOf(WORDS, { path: 'width_cm', rule: 'max_number' })).toBe('wrong.size');
    expect(wordsOf(WORDS, { path: 'id', rule: 'id' })).toBeUndefined();
  });
});
