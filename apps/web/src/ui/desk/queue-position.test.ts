import { expect, it } from 'vitest';
import { afterDecision, queuePosition } from './queue-position';

const QUEUE = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it('counts from one and knows both neighbours', () => {
  expect(queuePosition(QUEUE, 'b')).toEqual({ place: 2, previous: 'a', next: 'c' });
  expect(queuePosition(QUEUE, 'c')).toEqual({ place: 3, previous: 'b', next: undefined });
});

it('leads from a proof that no longer waits to the top of the queue', () => {
  expect(queuePosition(QUEUE, 'x')).toEqual({ place: undefined, previous: undefined, next: 'a' });
});

it('goes on after a decision, back from the last, and nowhere from the only one', () => {
  expect(afterDecision(QUEUE, 'a')).toBe('b');
  expect(afterDecision(QUEUE, 'c')).toBe('b');
  expect(afterDecision([{ id: 'a' }], 'a')).toBeUndefined();
});
