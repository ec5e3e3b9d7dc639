import { expect, it } from 'vitest';
import { partOf, workerFiles } from './worker-files';

it.each([
  ['index.html', 'shell'],
  ['assets/landing-B2c_4e6H.js', 'shell'],
  ['assets/base-B2c-4e6H.css', 'shell'],
  ['assets/anek-latin-wght-normal-B2c_4e6H.woff2', 'shell'],
  ['assets/words-hi-first-B2c_4e6H.js', 'shell'],
  ['assets/words-hi-behind-B2c_4e6H.js', 'shell'],
  ['assets/index-B2c_4e6H.js', 'app'],
  ['assets/sign-in-B2c_4e6H.js', 'app'],
  ['assets/door-shared-B2c_4e6H.js', 'app'],
  ['assets/words-hi-home-B2c_4e6H.js', 'app'],
  ['assets/home-store-B2c_4e6H.js', 'work'],
  ['assets/page-deals-B2c_4e6H.js', 'work'],
  ['assets/photo-worker-B2c_4e6H.js', 'work'],
  ['assets/words-en-field-B2c_4e6H.js', 'work'],
  ['assets/home-brand-B2c_4e6H.js', 'desk'],
  ['assets/desk-admin-B2c_4e6H.js', 'desk'],
  ['assets/words-en-office-B2c_4e6H.js', 'desk'],
  ['maskable-512.png', undefined],
])('%s: %s', (file, part) => expect(partOf(file)).toBe(part));

it('gives the worker files with their group, and leaves the rest out', () => {
  const files = [
    { url: 'index.html', revision: '1' },
    { url: 'maskable-512.png', revision: '2' },
  ];
  expect(workerFiles(files)).toEqual([{ url: '/index.html', revision: '1', part: 'shell' }]);
});
