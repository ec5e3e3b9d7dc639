import { expect, it } from 'vitest';
import { createBodyBudget } from './body-budget';

const LIMITS = { total: 100, each: 60, stallMs: 1000, wholeMs: 5000 };

function open() {
  const clock = { ms: 0 };
  return { clock, bodies: createBodyBudget(LIMITS, () => clock.ms) };
}

it('limits each sender to a share, and all of them to the total', () => {
  const { bodies } = open();
  const [asha, ravi] = [bodies.hold('asha'), bodies.hold('ravi')];
  asha.take(60);
  expect(() => asha.take(1)).toThrow('RATE_LIMITED');
  expect(() => bodies.hold('asha').take(1)).toThrow('RATE_LIMITED');
  ravi.take(40);
  expect(() => ravi.take(1)).toThrow('UNAVAILABLE');
  expect(bodies.usedBytes()).toBe(100);
  asha.release();
  asha.release();
  expect(bodies.usedBytes()).toBe(40);
  ravi.take(20);
  ravi.release();
  expect(bodies.usedBytes()).toBe(0);
});

it('evicts the longest stalled body, and never one still arriving', () => {
  const { bodies, clock } = open();
  const gone: string[] = [];
  const hold = (who: string) => {
    const own = bodies.hold(who);
    own.onGiveWay(() => {
      gone.push(who);
      own.release();
    });
    own.take(50);
    return own;
  };
  const stalled = hold('stalled');
  clock.ms += 1000;
  hold('later');
  expect(() => bodies.hold('asha').take(10)).toThrow('UNAVAILABLE');
  expect(gone).toEqual([]);
  clock.ms += 3000;
  bodies.hold('asha').take(10);
  expect(gone).toEqual(['stalled']);
  expect(() => stalled.take(1)).toThrow('UNAVAILABLE');
  expect(bodies.usedBytes()).toBe(60);
});

it('leaks no counts when a slow sender continues or another of the same person is evicted', () => {
  const { bodies, clock } = open();
  const hold = (who: string) => {
    const own = bodies.hold(who);
    own.onGiveWay(own.release);
    return own;
  };
  const [slow, full] = [hold('asha'), bodies.hold('ravi')];
  slow.take(50);
  full.take(50);
  clock.ms += 3000;
  expect(() => slow.take(10)).toThrow('UNAVAILABLE');
  slow.release();
  full.release();
  expect(bodies.usedBytes()).toBe(0);
  const [stalled, next] = [hold('asha'), bodies.hold('asha')];
  bodies.hold('ravi').take(60);
  stalled.take(30);
  clock.ms += 3000;
  next.take(20);
  next.release();
  expect(bodies.usedBytes()).toBe(60);
  bodies.hold('asha').take(40);
});
