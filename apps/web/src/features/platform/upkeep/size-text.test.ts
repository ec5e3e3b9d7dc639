import { expect, it } from 'vitest';
import { sizeText } from './size-text';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [1_250_000, '1.3 MB'],
  [48_000_000_000, '48 GB'],
  [3e18, '30,00,000 TB'],
])('says %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
