import { expect, it } from 'vitest';
import { byUrgency, nextStepOf } from './next-step';
import { DEAL_STATES, type DealState } from './rules';

const deal = (id: string, status: DealState, endsAt: string | null) => ({
  id,
  status,
  due_at: status === 'offered' ? null : endsAt,
  offer_expires_at: status === 'offered' ? (endsAt ?? '') : '2026-11-01T00:00:00Z',
});

it('asks of a store what is its to do, and nothing else', () => {
  const asked = DEAL_STATES.map((state) => [state, nextStepOf(state)]).filter(([, step]) => step);
  expect(Object.fromEntries(asked)).toEqual({
    offered: 'answer',
    accepted: 'photo',
    rejected_proof: 'retake',
  });
});

it('puts photos that came back first, then those due, then offers, each the soonest first', () => {
  const mixed = [
    deal('late-offer', 'offered', '2026-11-20T00:00:00Z'),
    deal('soon-offer', 'offered', '2026-11-17T00:00:00Z'),
    deal('sent', 'submitted', null),
    deal('no-day', 'accepted', null),
    deal('due', 'accepted', '2026-11-25T00:00:00Z'),
    deal('retake', 'rejected_proof', '2026-11-28T00:00:00Z'),
  ];
  expect(mixed.sort(byUrgency).map(({ id }) => id)).toEqual([
    'retake',
    'due',
    'no-day',
    'soon-offer',
    'late-offer',
    'sent',
  ]);
  const newest = [
    deal('a', 'offered', '2026-11-20T00:00:00Z'),
    deal('b', 'offered', '2026-11-20T00:00:00Z'),
  ];
  expect(newest.sort(byUrgency).map(({ id }) => id)).toEqual(['b', 'a']);
});
