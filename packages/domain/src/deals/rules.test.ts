import { describe, expect, it } from 'vitest';
import { type Actor, ANONYMOUS, nextSteps, type Role, requireStep } from '../kernel';
import { DEAL_STATES, dealStates, isUnderSecondCheck, takesSlot } from './rules';

const person = (role: Role): Actor => ({ ...ANONYMOUS, uid: 'x', actorId: 'x', roles: [role] });
const stepsOf = (role: Role, from: (typeof DEAL_STATES)[number]) =>
  nextSteps(dealStates, from, person(role)).map(({ via }) => via);

describe('a deal', () => {
  it('offers a store what it can do at each point', () => {
    expect(stepsOf('retailer', 'offered')).toEqual(['deal_accept', 'deal_decline']);
    expect(stepsOf('retailer', 'accepted')).toEqual(['proof_submit', 'deal_cancel']);
    expect(stepsOf('retailer', 'submitted')).toEqual([]);
    expect(stepsOf('retailer', 'rejected_proof')).toEqual(['proof_submit', 'proof_dispute']);
  });

  it('is judged by admins alone, and withdrawn by its brand only while nobody has taken it', () => {
    expect(stepsOf('admin', 'submitted')).toEqual(['proof_approve', 'proof_reject']);
    expect(stepsOf('brand', 'submitted')).toEqual([]);
    expect(stepsOf('brand', 'offered')).toEqual(['deal_withdraw']);
    expect(stepsOf('brand', 'accepted')).toEqual([]);
    for (const state of DEAL_STATES) expect(stepsOf('bizman', state)).toEqual([]);
  });

  it('cannot be approved twice, nor accepted once it is over', () => {
    for (const over of ['approved', 'expired', 'withdrawn', 'declined', 'cancelled'] as const) {
      expect(() => requireStep(dealStates, over, 'deal_accept', person('retailer'))).toThrow();
      expect(() => requireStep(dealStates, over, 'proof_approve', person('admin'))).toThrow();
    }
  });

  it('holds a place from acceptance until it is over', () => {
    expect(DEAL_STATES.filter(takesSlot)).toEqual([
      'accepted',
      'submitted',
      'approved',
      'rejected_proof',
    ]);
  });
});

it('a second check ends with new photos: those are checked as any others', () => {
  const disputed_at = '2026-11-19T05:00:00Z';
  const sent = (submitted_at: string | null) =>
    isUnderSecondCheck({ status: 'submitted', disputed_at, submitted_at });
  expect(sent('2026-11-18T05:00:00Z')).toBe(true);
  expect(sent(null)).toBe(true);
  expect(sent('2026-11-20T05:00:00Z')).toBe(false);
  const never = { status: 'submitted', disputed_at: null, submitted_at: null } as const;
  expect(isUnderSecondCheck(never)).toBe(false);
  const back = { status: 'rejected_proof', disputed_at, submitted_at: null } as const;
  expect(isUnderSecondCheck(back)).toBe(false);
});
