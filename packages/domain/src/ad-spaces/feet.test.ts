import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cmOf, feetOf } from './feet';
import { SPACE_SIZE_CM } from './rules';

it('gives back every size as it was typed', () => {
  const typed = fc.record({
    feet: fc.integer({ min: 0, max: 163 }),
    inches: fc.integer({ min: 0, max: 11 }),
  });
  fc.assert(
    fc.property(typed, (size) => {
      expect(feetOf(cmOf(size))).toEqual(size);
    }),
  );
});

it('reads centimetres to the nearest inch', () => {
  expect([120, 80, 30, SPACE_SIZE_CM.least].map(feetOf)).toEqual([
    { feet: 3, inches: 11 },
    { feet: 2, inches: 7 },
    { feet: 1, inches: 0 },
    { feet: 0, inches: 2 },
  ]);
  expect(cmOf({ feet: 4, inches: 0 })).toBe(122);
});
