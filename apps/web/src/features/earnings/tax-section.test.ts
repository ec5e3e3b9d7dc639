import { expect, it } from 'vitest';
import { earnings } from '@/i18n/hi/home/earnings';
import { taxSectionWords } from './tax-section';

it.each([
  ['393 e-commerce', '393 ई-कॉमर्स'],
  ['393 contract work', '393 ठेके का काम'],
  ['194-O', '194-O'],
  ['393 something new', '393 something new'],
])('says %s as %s', (section, words) => {
  expect(taxSectionWords(section, (key) => earnings[key])).toBe(words);
});
