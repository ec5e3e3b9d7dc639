import { describe, expect, it } from 'vitest';
import { dealTimeline } from './timeline';

const NOW_MS = Date.parse('2026-11-16T06:00:00Z');
const DEAL = {
  status: 'offered',
  offer_expires_at: '2026-11-18T06:00:00Z',
  accepted_at: null,
  due_at: null,
  submitted_at: null,
  approved_at: null,
} as const;
const FACTS = { daysToSubmit: 5, reviewDays: 2, payableDays: 7 };

const told = (...given: Parameters<typeof dealTimeline>) =>
  dealTimeline(...given).map(({ step, state, day }) => `${step} ${state} ${day}`);

describe('the way of a deal', () => {
  it('is told before the yes, each step by its last day', () => {
    expect(told(DEAL, FACTS, NOW_MS)).toEqual([
      'accept now 2026-11-18',
      'place ahead null',
      'photo ahead 2026-11-21',
      'check ahead 2026-11-23',
      'paid ahead 2026-11-30',
    ]);
  });

  it('keeps the day of what is done and counts on from it', () => {
    const accepted = { accepted_at: '2026-11-16T07:00:00Z', due_at: '2026-11-21T18:29:59.999Z' };
    expect(told({ ...DEAL, ...accepted, status: 'accepted' }, FACTS, NOW_MS)).toEqual([
      'accept done 2026-11-16',
      'place now null',
      'photo ahead 2026-11-21',
      'check ahead 2026-11-23',
      'paid ahead 2026-11-30',
    ]);
    const sent = { ...accepted, submitted_at: '2026-11-17T07:00:00Z' };
    expect(told({ ...DEAL, ...sent, status: 'submitted' }, FACTS, NOW_MS).slice(2)).toEqual([
      'photo done 2026-11-17',
      'check now 2026-11-19',
      'paid ahead 2026-11-26',
    ]);
  });

  it('waits at the photos while they lie on the device', () => {
    const accepted = { ...DEAL, status: 'accepted', accepted_at: '2026-11-16T07:00:00Z' } as const;
    const steps = dealTimeline(accepted, { ...FACTS, arePhotosWaiting: true }, NOW_MS);
    expect(steps.find(({ state }) => state === 'now')?.step).toBe('photo');
  });

  it('asks for photos again by the deal’s own day, whenever the last ones were sent', () => {
    const back = { due_at: '2026-11-24T18:29:59.999Z', submitted_at: '2026-11-17T07:00:00Z' };
    expect(told({ ...DEAL, ...back, status: 'rejected_proof' }, FACTS, NOW_MS)[2]).toBe(
      'photo now 2026-11-24',
    );
  });

  it('is paid on the earning’s own day, and a late check does not move it', () => {
    const sent = { accepted_at: '2026-11-01T06:00:00Z', submitted_at: '2026-11-02T06:00:00Z' };
    const late = { ...DEAL, ...sent, status: 'approved', approved_at: '2026-11-10T06:00:00Z' };
    const approved = late as typeof late & { status: 'approved' };
    expect(told(approved, FACTS, NOW_MS)[4]).toBe('paid now 2026-11-11');
    expect(told(approved, { ...FACTS, payableOn: '2026-11-12' }, NOW_MS)[4]).toBe(
      'paid now 2026-11-12',
    );
    const paid = { ...FACTS, payableOn: '2026-11-12', paidAt: '2026-11-13T06:00:00Z' };
    expect(told(approved, paid, NOW_MS)[4]).toBe('paid done 2026-11-13');
  });

  it('says no day it does not know, and nothing of a deal that ended before', () => {
    expect(told(DEAL, {}, NOW_MS).slice(2)).toEqual([
      'photo ahead null',
      'check ahead null',
      'paid ahead null',
    ]);
    expect(dealTimeline({ ...DEAL, status: 'declined' }, FACTS, NOW_MS)).toEqual([]);
  });
});
