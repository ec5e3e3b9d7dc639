import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUuid, uuidTimeMs, uuidV7 } from './ids';

const LAST_MS = 2 ** 48 - 1;
const moments = fc.integer({ min: 0, max: LAST_MS });
const chance = fc.uint8Array({ minLength: 10, maxLength: 10 });

it('is a version 7 UUID with its creation time', () => {
  fc.assert(
    fc.property(moments, chance, (ms, random) => {
      const id = uuidV7(ms, random);
      expect(isUuid(id)).toBe(true);
      expect(id[14]).toBe('7');
      expect(uuidTimeMs(id)).toBe(ms);
    }),
  );
});

it('sorts by creation time', () => {
  fc.assert(
    fc.property(moments, moments, chance, chance, (a, b, x, y) => {
      fc.pre(a < b);
      expect(uuidV7(a, x) < uuidV7(b, y)).toBe(true);
    }),
  );
});

it('needs enough random bytes', () => {
  expect(() => uuidV7(0, new Uint8Array(9))).toThrow(RangeError);
});

it.each(['', 'x', '01a1e2a7-7bdc-06b4-b60c-f5c931c8f7fb', '01A1E2A7-7BDC-76B4-B60C-F5C931C8F7FB'])(
  'does not accept %j as an id',
  (text) => {
    expect(isUuid(text)).toBe(false);
  },
);
