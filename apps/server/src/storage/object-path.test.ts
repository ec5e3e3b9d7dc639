import { resolve, sep } from 'node:path';
import { ChowkError } from '@chowk/domain/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isObjectPath,
  proofPhotoName,
  requireObjectPath,
  sanitiseName,
  shopPhotoPath,
} from './object-path';

const DEAL_ID = '0193f1c2-7a3b-7cde-8f01-23456789abcd';
const TAKEN_MS = 1_763_262_000_000;

/** Any UTF-16 at all, broken pairs included. */
const anyText = fc.uint16Array({ maxLength: 400 }).map((units) => String.fromCharCode(...units));

function codeOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error instanceof ChowkError ? error.code : error;
  }
  return undefined;
}

describe('requireObjectPath', () => {
  it.each(['a', 'a.jpg', 'a/b/c.jpg', '_x/-y', 'A-1_2.webp', 'a'.repeat(255)])(
    'takes %j',
    (path) => {
      expect(requireObjectPath(path)).toBe(path);
    },
  );

  it.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../b',
    'a/..',
    'a..b',
    '.hidden',
    'a/.hidden',
    'a\\b',
    '..\\a',
    'a\0.jpg',
    'a\n',
    'a b',
    'a%2fb',
    '%2e%2e/a',
    'a%00',
    'a@info',
    'a:b',
    'C:',
    '~a',
    'a?b',
    'a#b',
    '\u2024\u2024/a',
    'a\u2215b',
    'a\uff0fb',
    '\uff0e\uff0e/a',
    'फोटो.jpg',
    'a\u200b',
    'a'.repeat(256),
    `${'a'.repeat(255)}/${'b'.repeat(255)}/c`,
  ])('refuses %j', (path) => {
    expect(codeOf(() => requireObjectPath(path))).toBe('BAD_PATH');
  });

  it('never lets a path out of its folder', () => {
    const root = resolve('/srv/files');
    const pieces = fc.constantFrom('..', '.', '/', '\\', '%2e', '\0', 'a', 'b.jpg', '~', '\u2024');
    const tricky = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(anyText, tricky, fc.string()), (path) => {
        if (!isObjectPath(path)) return;
        expect(resolve(root, path).startsWith(root + sep)).toBe(true);
        expect(decodeURIComponent(path)).toBe(path);
        expect(path.normalize('NFKC')).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('names of photos', () => {
  it('builds the proof photo name', () => {
    expect(proofPhotoName(DEAL_ID, TAKEN_MS)).toBe(`${DEAL_ID}-${TAKEN_MS}.jpg`);
  });

  it('builds the shop photo path', () => {
    expect(shopPhotoPath(DEAL_ID, 'front', TAKEN_MS, 'IMG 01.JPG')).toBe(
      `${DEAL_ID}/front_${TAKEN_MS}_IMG-01.JPG`,
    );
  });

  it.each([
    () => proofPhotoName('../x', TAKEN_MS),
    () => proofPhotoName('a/b', TAKEN_MS),
    () => proofPhotoName(DEAL_ID, Number.NaN),
    () => proofPhotoName(DEAL_ID, -1),
    () => proofPhotoName(DEAL_ID, 1.5),
    () => shopPhotoPath('a/b', 'front', TAKEN_MS, 'x.jpg'),
    () => shopPhotoPath('', 'front', TAKEN_MS, 'x.jpg'),
    () => shopPhotoPath(DEAL_ID, '../front', TAKEN_MS, 'x.jpg'),
  ])('refuses parts that are not plain names (%#)', (build) => {
    expect(codeOf(build)).toBe('BAD_PATH');
  });

  it.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['बोर्ड.jpg', 'photo.jpg'],
    ['café.png', 'cafe.png'],
    ['', 'photo'],
    ['...', 'photo'],
    ['a.jpg\0.html', 'a.jpg.html'],
    ['x'.repeat(300).concat('.jpeg'), 'x'.repeat(80).concat('.jpeg')],
  ])('sanitises %j', (given, kept) => {
    expect(sanitiseName(given)).toBe(kept);
  });

  it('accepts any name a phone may send', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(isObjectPath(shopPhotoPath(DEAL_ID, 'front', TAKEN_MS, name))).toBe(true);
      }),
    );
  });
});
