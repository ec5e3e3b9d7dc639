import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../kernel';
import {
  LOW_RISK,
  REJECT_REASONS,
  type RiskFacts,
  reviewDueMs,
  riskOf,
  UNSUSPECTED,
} from './rules';

const clean: RiskFacts = { ...UNSUSPECTED, verdict: 'pass' };

describe('the risk of a proof', () => {
  it('is nothing for a sharp new photo taken in the shop', () => {
    expect(riskOf(clean)).toBe(0);
  });

  it.each<[string, Partial<RiskFacts>]>([
    ['a photo without a place', { verdict: null }],
    ['a place too vague to tell', { verdict: 'unsure' }],
    ['a photo from elsewhere', { verdict: 'fail' }],
    ['a photo used before', { hasExactDuplicate: true }],
    ['a photo much like another', { nearDuplicates: 1 }],
    ['a dispute', { isDisputed: true }],
    ['notes in the photo that disagree', { exifDisagrees: true }],
    ['a blurred photo', { isBlurred: true }],
  ])('keeps %s out of the bulk approval', (_, facts) => {
    expect(riskOf({ ...clean, ...facts })).toBeGreaterThanOrEqual(LOW_RISK);
  });

  it('puts a copied photo before a vague place, and never goes above a hundred', () => {
    const copied = riskOf({ ...clean, hasExactDuplicate: true });
    expect(copied).toBeGreaterThan(riskOf({ ...clean, verdict: 'unsure' }));
    const everything: RiskFacts = {
      verdict: 'fail',
      hasExactDuplicate: true,
      nearDuplicates: 9,
      isBlurred: true,
      isDark: true,
      exifDisagrees: true,
      isDisputed: true,
      hasMovedPin: true,
      earlierRejections: 99,
    };
    expect(riskOf(everything)).toBe(100);
  });
});

it('counts the time for a review from when the photo came in', () => {
  expect(reviewDueMs(0, 2)).toBe(2 * DAY_MS);
});

it('asks to redo the work only where the work itself was not right', () => {
  expect(REJECT_REASONS).toEqual({
    blurred: 'retake',
    too_dark: 'retake',
    wrong_angle: 'retake',
    not_visible: 'retake',
    wrong_product: 'redo',
    placed_wrongly: 'redo',
    elsewhere: 'retake',
    used_before: 'retake',
    other: 'as_noted',
  });
});
