import { expect, it } from 'vitest';
import { nextSort } from './data-table-types';

it('sorts a new column upwards, then turns the same one around', () => {
  const first = nextSort(undefined, 'amount');
  expect(first).toEqual({ columnId: 'amount', direction: 'asc' });
  const second = nextSort(first, 'amount');
  expect(second.direction).toBe('desc');
  expect(nextSort(second, 'amount').direction).toBe('asc');
  expect(nextSort(second, 'shop')).toEqual({ columnId: 'shop', direction: 'asc' });
});
