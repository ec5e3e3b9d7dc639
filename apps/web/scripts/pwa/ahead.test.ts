import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { aheadOf } from './ahead';

const WORDS = ['en', 'hi'].flatMap((language) =>
  ['shell', 'dashboard', 'errors', 'deals', 'earnings'].map(
    (area) =>
      [`src/i18n/${language}/${area}.ts`, { file: `assets/${area}-${language}.js` }] as const,
  ),
);

const MANIFEST: Manifest = {
  ...Object.fromEntries(WORDS),
  'index.html': { file: 'assets/index.js', imports: ['_app.js'] },
  '_app.js': { file: 'assets/app.js' },
  'src/routes/dashboard.tsx?tsr-split=component': {
    file: 'assets/dashboard.js',
    imports: ['_app.js'],
  },
  'src/app/pages/dashboard/store-section.tsx': {
    file: 'assets/store.js',
    css: ['assets/store.css'],
    imports: ['_trade.js'],
  },
  '_trade.js': { file: 'assets/trade.js', name: 'trade', imports: ['_app.js'] },
};

it('names all that a home is made of once, and nothing the page has named already', () => {
  const { retailer } = aheadOf(MANIFEST);
  expect(retailer?.files).toEqual(['/assets/dashboard.js', '/assets/store.js', '/assets/trade.js']);
  expect(retailer?.words.hi).toContain('/assets/deals-hi.js');
  expect(retailer?.words.en).toHaveLength(5);
});

it('fails the build when a part was renamed', () => {
  const { 'src/app/pages/dashboard/store-section.tsx': _, ...without } = MANIFEST;
  expect(() => aheadOf(without)).toThrow('store-section');
});

const start = readFileSync(new URL('./ahead-start.js', import.meta.url), 'utf8');

/** What the page asks for, as it is put at that address. */
function asked(page: { path?: string; me?: string; isOnline?: boolean; isKept?: boolean }) {
  const {
    path = '/dashboard',
    me = '{"roles":["retailer"]}',
    isOnline = false,
    isKept = true,
  } = page;
  const links: { href?: string; rel?: string; crossOrigin?: string }[] = [];
  const names = {
    location: { pathname: path },
    navigator: { onLine: isOnline, serviceWorker: { controller: isKept ? {} : null } },
    localStorage: { getItem: () => me },
    document: {
      documentElement: { lang: 'hi' },
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
    HOMES: {
      retailer: {
        files: ['/a.js'],
        words: { en: ['/en.js'], hi: ['/hi.js'] },
        withoutNetwork: ['/k.js'],
      },
    },
  };
  new Function(...Object.keys(names), start)(...Object.values(names));
  expect(links.every(({ rel, crossOrigin }) => rel === 'modulepreload' && crossOrigin === '')).toBe(
    true,
  );
  return links.map(({ href }) => href);
}

it.each([
  ['a known store without a network', {}, ['/a.js', '/hi.js', '/k.js']],
  ['with one', { isOnline: true }, ['/a.js', '/hi.js']],
  ['on another page', { path: '/wallet' }, []],
  ['before anything is kept', { isKept: false }, []],
  ['of another role', { me: '{"roles":["brand"]}' }, []],
  ['nobody known', { me: 'null' }, []],
  ['what cannot be read', { me: '{' }, []],
])('asks ahead: %s', (_, page, expected) => expect(asked(page)).toEqual(expected));
