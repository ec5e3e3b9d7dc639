import type { Lead } from '@chowk/domain/leads';
import { expect, it } from 'vitest';
import { heardAt } from './is-unsent';

it('a lead written on this device is not as old as the last word on the others', () => {
  const others = { savedAt: 40, version: 3 } as Lead & { savedAt: number };
  expect(heardAt(others)).toBe(40);
  expect(heardAt({ ...others, version: 0 })).toBeUndefined();
});
