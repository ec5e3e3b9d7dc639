import { expect, it } from 'vitest';
import { firstSteps } from './first-steps';
import { SHOP_NEEDS } from './rules';

const done = (...given: Parameters<typeof firstSteps>) =>
  firstSteps(...given)
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step);

it('begins with a shop that has said nothing, and ends with its first deal', () => {
  expect(done({ missing: SHOP_NEEDS, hasUpi: false, hasDeal: false })).toEqual([]);
  expect(done({ missing: [], hasUpi: true, hasDeal: true })).toEqual([
    'details',
    'place',
    'upi',
    'deal',
  ]);
});

it('tells what a shop is from where it is', () => {
  expect(done({ missing: ['position'], hasUpi: false, hasDeal: false })).toEqual(['details']);
  expect(done({ missing: ['area'], hasUpi: false, hasDeal: false })).toEqual(['place']);
});
