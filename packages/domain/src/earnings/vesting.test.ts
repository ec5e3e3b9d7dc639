import { describe, expect, it } from 'vitest';
import { targetOf, type VestingFacts, vestingOf } from './vesting';

const FIGURES = {
  amounts: { shop_activation: 500, first_proof: 500, day_60: 1_000 },
  activeDays: 30,
};
const activatedMs = Date.parse('2026-11-03T23:00:00+05:30');
const FACTS: VestingFacts = {
  activatedMs,
  booked: {},
  hasProof: false,
  isOpen: true,
  isOnTrack: false,
};
const midnight = Date.parse('2027-01-02T00:00:00+05:30');
const statesOf = (facts: Partial<VestingFacts>, nowMs: number) =>
  vestingOf({ ...FACTS, ...facts }, FIGURES, nowMs).map(({ state }) => state);

describe('what vests when', () => {
  it('is due at once, at the first proof, and at midnight in India of the sixtieth day', () => {
    expect(statesOf({}, activatedMs)).toEqual(['due', 'waiting', 'waiting']);
    expect(statesOf({ hasProof: true }, activatedMs)).toEqual(['due', 'due', 'waiting']);
    const active = { hasProof: true, isOnTrack: true };
    expect(statesOf(active, midnight - 1)[2]).toBe('waiting');
    expect(statesOf(active, midnight)[2]).toBe('due');
  });

  it('names the day, and from when a proof counts for it', () => {
    const last = vestingOf(FACTS, FIGURES, activatedMs).at(-1);
    expect(last).toMatchObject({ on: '2027-01-02', proof_from: '2026-12-03', is_on_track: false });
  });

  it.each([
    ['closed', { isOpen: false, isOnTrack: true }],
    ['idle', { isOnTrack: false }],
  ])('is missed for a shop that is %s on that day', (_, facts) => {
    expect(statesOf({ ...facts, hasProof: true }, midnight)[2]).toBe('missed');
  });

  it('keeps what was booked, whatever the figures are now; a figure of zero is not shown', () => {
    const booked = { shop_activation: { grossPaise: 300, atMs: activatedMs } };
    const none = { ...FIGURES, amounts: { ...FIGURES.amounts, first_proof: 0 } };
    expect(vestingOf({ ...FACTS, booked }, none, midnight)).toMatchObject([
      { kind: 'shop_activation', gross_paise: 300, state: 'earned', on: '2026-11-03' },
      { kind: 'day_60' },
    ]);
  });
});

it('the target of a month is the next tier, until there is none', () => {
  const tiers = [
    { from: 25, bonusPaise: 300 },
    { from: 10, bonusPaise: 100 },
  ];
  expect(targetOf(3, tiers)).toMatchObject({
    bonus_paise: 0,
    next: { from: 10, bonus_paise: 100 },
    tiers: [{ from: 10 }, { from: 25 }],
  });
  expect(targetOf(10, tiers)).toMatchObject({ bonus_paise: 100, next: { from: 25 } });
  expect(targetOf(40, tiers)).toMatchObject({ bonus_paise: 300, next: null });
  expect(targetOf(40, [])).toEqual({ bonus_paise: 0, next: null, tiers: [] });
});
