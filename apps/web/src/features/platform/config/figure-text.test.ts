import { BANK_FILE_COLUMNS, CONFIG_KEYS, readConfig } from '@chowk/domain/platform';
import { describe, expect, it } from 'vitest';
import { parseTiers, tierDrafts } from './fee-tiers';
import { FILE_COLUMNS, figureText, LINE_FIGURES, parseFigure } from './figure-text';

const CONFIG = readConfig([]);

describe('a figure as text', () => {
  it('covers every figure but those with a form of their own', () => {
    const known: readonly string[] = [...LINE_FIGURES, 'fee_tiers', 'supplier'];
    expect([...known].sort()).toEqual([...CONFIG_KEYS].sort());
    expect(FILE_COLUMNS).toEqual(BANK_FILE_COLUMNS);
  });

  it.each(LINE_FIGURES)('of %s means what it was made from', (key) => {
    expect(parseFigure(key, figureText(key, CONFIG))).toEqual({ key, value: CONFIG[key] });
  });

  it.each([
    ['gst_bps', '12.5 %', 1250],
    ['gst_bps', '0', 0],
    ['review_days', '1,000', 1000],
    ['upi_name', '  Chowk  ', 'Chowk'],
    ['bank_file_columns', 'amount,Name', ['amount', 'name']],
  ] as const)('%s takes %j', (key, text, value) => {
    expect(parseFigure(key, text)).toEqual({ key, value });
  });

  it.each([
    ['gst_bps', '101', 'wrong.percent'],
    ['gst_bps', '-1', 'wrong.percent'],
    ['gst_bps', '1.234', 'wrong.percent'],
    ['review_days', '1.5', 'wrong.count'],
    ['review_days', '', 'wrong.count'],
    ['offer_hours', '100001', 'wrong.count'],
    ['upi_id', 'nobody', 'wrong.upi_id'],
    ['upi_name', ' ', 'wrong.text'],
    ['bank_file_columns', 'name, name', 'wrong.columns'],
    ['bank_file_columns', 'iban', 'wrong.columns'],
    ['bank_file_columns', '', 'wrong.columns'],
  ] as const)('%s refuses %j', (key, text, wrong) => {
    expect(parseFigure(key, text)).toMatchObject({ wrong });
  });
});

describe('the tiers of the fee', () => {
  it('mean what they were made from, in their order', () => {
    const drafts = tierDrafts(CONFIG.fee_tiers);
    expect(parseTiers([...drafts].reverse())).toEqual(CONFIG.fee_tiers);
  });

  it.each([
    ['wrong.firstTier', [{ id: 1, fromPaise: 100, percent: '8' }]],
    ['wrong.firstTier', []],
    [
      'wrong.sameTier',
      [
        { id: 1, fromPaise: 0, percent: '8' },
        { id: 2, fromPaise: 0, percent: '9' },
      ],
    ],
    ['wrong.amount', [{ id: 1, fromPaise: null, percent: '8' }]],
    ['wrong.percent', [{ id: 1, fromPaise: 0, percent: 'x' }]],
  ])('are refused with %s', (wrong, drafts) => {
    expect(parseTiers(drafts)).toEqual({ wrong });
  });
});
