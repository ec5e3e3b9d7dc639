import { readConfig, settingOf } from '@chowk/domain/platform';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '@/forms/checks';
import {
  figureText,
  LINE_FIGURES,
  type LineFigure,
  parseFigure,
  TIER_CHECKS,
  typedTiers,
} from './figure-text';

const CONFIG = readConfig([]);
const judge = (key: LineFigure, text: string) =>
  settingOf(key).safeParse({ key, value: parseFigure(key, text) });

describe('a figure as text', () => {
  it.each(LINE_FIGURES.filter((key) => key !== 'upi_id'))(
    'of %s means what it was made from',
    (key) => {
      expect(judge(key, figureText(key, CONFIG)).data).toEqual({ key, value: CONFIG[key] });
    },
  );

  it.each([
    ['gst_bps', '12.5 %', 1250],
    ['gst_bps', '0', 0],
    ['review_days', '1,000', 1000],
    ['upi_name', '  Chowk  ', 'Chowk'],
    ['bank_file_columns', 'amount,Name', ['amount', 'name']],
  ] as const)('%s takes %j', (key, text, value) => {
    expect(judge(key, text).data).toEqual({ key, value });
  });

  it.each([
    ['gst_bps', '101'],
    ['gst_bps', '-1'],
    ['gst_bps', '1.234'],
    ['review_days', '1.5'],
    ['review_days', ''],
    ['offer_hours', '100001'],
    ['upi_id', 'nobody'],
    ['upi_name', ' '],
    ['bank_file_columns', 'name, name'],
    ['bank_file_columns', 'iban'],
    ['bank_file_columns', ''],
  ] as const)('%s refuses %j', (key, text) => {
    expect(judge(key, text).success).toBe(false);
  });
});

describe('the tiers of the fee', () => {
  it('mean what they were made from', () => {
    const value = typedTiers(CONFIG.fee_tiers);
    expect(TIER_CHECKS.given({ value }).value).toEqual(CONFIG.fee_tiers);
    expect(problemsOf(TIER_CHECKS, { value })).toEqual([]);
  });

  const tier = { id: 'a', fromPaise: 0, percent: '8' };
  it.each([
    ['value', 'fee_tiers', []],
    ['value', 'fee_tiers', [{ ...tier, fromPaise: 100 }]],
    ['value', 'fee_tiers', [tier, { ...tier, id: 'b' }]],
    ['value.0.fromPaise', 'number', [{ ...tier, fromPaise: null }]],
    ['value.0.feeBps', 'required', [{ ...tier, percent: 'x' }]],
  ])('are refused at %s with %s', (path, rule, value) => {
    expect(problemsOf(TIER_CHECKS, { value })).toMatchObject([{ path, rule }]);
  });
});
