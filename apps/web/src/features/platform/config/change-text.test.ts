import { expect, it } from 'vitest';
import { changeText } from './change-text';

it('says what a change sets, of every kind', () => {
  expect(changeText({ key: 'gst_bps', value: 1850 })).toBe('18.5');
  expect(changeText({ key: 'bizman_bonus_tiers', value: [{ from: 3, bonusPaise: 25_000 }] })).toBe(
    '3: 250',
  );
  expect(
    changeText({
      key: 'fee_tiers',
      value: [
        { fromPaise: 0, feeBps: 1200 },
        { fromPaise: 1_00_000_00, feeBps: 1000 },
      ],
    }),
  ).toBe('₹0: 12 %, ₹1,00,000: 10 %');
  const supplier = { name: 'Chowk', address: 'Pune', gstin: null, state_code: '27' };
  expect(changeText({ key: 'supplier', value: supplier })).toBe('Chowk, Pune, 27');
});
