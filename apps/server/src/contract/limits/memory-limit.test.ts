import { MINUTE_MS } from '@chowk/domain/kernel';
import { expect, it } from 'vitest';
import { createMemoryLimit } from './memory-limit';

const RATE = { burst: 3, perMinute: 6 };

it('allows a burst, then as many a minute as it refills', () => {
  let now = 1000;
  const limit = createMemoryLimit(() => now);
  const take = () => limit.take('asha', RATE);
  expect([take(), take(), take()]).toEqual([undefined, undefined, undefined]);
  expect(take()).toBe(10);
  now += 10_000;
  expect(take()).toBeUndefined();
  expect(take()).toBe(10);
  now += MINUTE_MS;
  expect([take(), take(), take(), take()]).toEqual([undefined, undefined, undefined, 10]);
});

it('does not affect other callers, and a refusal costs nothing', () => {
  const now = 0;
  const limit = createMemoryLimit(() => now);
  for (let i = 0; i < 20; i += 1) limit.take('asha', RATE);
  expect(limit.take('asha', RATE)).toBe(10);
  expect(limit.take('ravi', RATE)).toBeUndefined();
});

it('remembers a bounded number of callers, the latest ones', () => {
  let now = 0;
  const limit = createMemoryLimit(() => now, 100);
  for (let i = 0; i < 1000; i += 1) limit.take(`old-${i}`, RATE);
  expect(limit.size()).toBeLessThanOrEqual(100);
  for (let i = 0; i < 4; i += 1) limit.take('asha', RATE);
  expect(limit.take('asha', RATE)).toBe(10);
  now += MINUTE_MS;
  limit.take('late', RATE);
  expect(limit.size()).toBeLessThanOrEqual(100);
});
