import { isUuid, uuidTimeMs } from '@chowk/domain/kernel';
import { expect, it } from 'vitest';
import { newId, newIdAt } from './new-id';

it('sorts in creation order, however many a millisecond, and never repeats', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every(isUuid)).toBe(true);
});

it('contains its creation time', () => {
  const beforeMs = Date.now();
  expect(uuidTimeMs(newId())).toBeGreaterThanOrEqual(beforeMs);
  expect(uuidTimeMs(newIdAt(1_700_000_000_000))).toBe(1_700_000_000_000);
});
