import { expect, it } from 'vitest';
import { priceHint } from './price-hint';

const paid = (...days: readonly (readonly [shop: string, rupees: number])[]) =>
  days.map(([shop_id, amount]) => ({ shop_id, day_paise: amount * 100 }));

it('is what the middle half of the bookings paid, in round rupees', () => {
  const days = paid(['a', 40], ['b', 52], ['c', 61], ['a', 73], ['d', 400]);
  expect(priceHint(days)).toEqual({ low_paise: 5_000, high_paise: 7_500, bookings: 5 });
  expect(priceHint([...days].reverse())).toEqual(priceHint(days));
});

it('says nothing where the price of one shop could be told from it', () => {
  expect(priceHint([])).toBeNull();
  expect(priceHint(paid(['a', 50], ['b', 60], ['a', 70], ['b', 80]))).toBeNull();
  expect(priceHint(paid(['a', 50], ['b', 60], ['c', 1]))).not.toBeNull();
});
