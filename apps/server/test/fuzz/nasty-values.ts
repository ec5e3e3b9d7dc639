import type { Chance } from './random';

/** In every text made up here; it must not turn up in a log. */
export const FUZZ_MARK = 'Fuzzmark';

const deep = (levels: number, kind: 'list' | 'object'): unknown => {
  let value: unknown = FUZZ_MARK;
  for (let level = 0; level < levels; level++) value = kind === 'list' ? [value] : { a: value };
  return value;
};

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  `${FUZZ_MARK}\u0000after`,
  '\ud800',
  `${FUZZ_MARK}\udfff\ud83d`,
  '\u202e\u2066\u200b\ufeff',
  'नमस्ते \u200d क्‍ष 🛒👨‍👩‍👧‍👦',
  'e\u0301'.repeat(40),
  'ﷺ'.repeat(100),
  'İıſß',
  `${FUZZ_MARK}'; drop table profiles; --`,
  `${FUZZ_MARK}" or 1=1`,
  "' || pg_sleep(1) || '",
  '%',
  '_%\\',
  '$1',
  '{}',
  '[]',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '../../etc/passwd',
  '..%2f..%2f',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0193F1C2-7A3B-7CDE-8F01-23456789ABCD',
  '1970-01-01',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999+14:00',
  '0000-01-01T00:00:00.000Z',
  '1970-01-01T00:00:00.000Z',
  '2099-12-31T23:59:59.999Z',
  '2099-12-31',
  '2000-01-01',
  '2026-11-18T24:00:00Z',
  '2026-11-18T10:00:00.123456789Z',
  '294277-01-01',
  '2000-13',
  '2099-12',
  FUZZ_MARK.repeat(100),
  FUZZ_MARK.repeat(2_000),
];

const DATES = TEXTS.filter((text) => /^[+-]?\d{4,6}-\d{2}/.test(text));

const NUMBERS: readonly number[] = [
  0, -0, -1, 1, 0.1, 0.5, -0.5, 1.0000000001, 99, 100, 101, 2_147_483_647, 2_147_483_648,
  -2_147_483_649, 9_007_199_254_740_991, 9_007_199_254_740_992, -9_007_199_254_740_991,
  9.223372036854776e18, 1e21, 1.7976931348623157e308, 5e-324,
];

const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { id: null },
  { length: 1e9 },
  deep(5, 'list'),
  deep(60, 'object'),
  Array.from({ length: 200 }, () => 1),
  Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`k${i}`, i])),
];

/** Where a moment or a day was, mostly another one that no calendar would expect. */
export const nastyText = (chance: Chance, old = '') =>
  chance.pick(/^\d{4}-\d{2}/.test(old) && chance.happens(0.7) ? DATES : TEXTS);
export const nastyNumber = (chance: Chance) => chance.pick(NUMBERS);

export function nastyValue(chance: Chance): unknown {
  const kind = chance.int(3);
  if (kind === 0) return nastyText(chance);
  return kind === 1 ? nastyNumber(chance) : chance.pick(OTHERS);
}
