import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { partsOf, workerEntries } from './shell-files';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/main-a.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/routes/dashboard.tsx'],
  },
  'landing.html': {
    file: 'assets/landing-a.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/styles-a.css'],
    assets: ['assets/anek-a.woff2'],
  },
  '_react.js': { file: 'assets/react-a.js', imports: ['_tiny.js'] },
  // Two chunks may load each other; the walk must end all the same.
  '_tiny.js': { file: 'assets/tiny-a.js', imports: ['_react.js'] },
  'src/routes/dashboard.tsx': { file: 'assets/dashboard-a.js', isDynamicEntry: true },
  'src/i18n/hi/core.ts': { file: 'assets/core-hi.js', isDynamicEntry: true },
  'src/api/storage/sure-rows.ts': {
    file: 'assets/kept-a.js',
    imports: ['_rules.js', '_react.js'],
    dynamicImports: ['_later.js'],
  },
  '_later.js': { file: 'assets/later-a.js' },
  '_rules.js': { file: 'assets/rules-a.js' },
  '_outbox-a.js': { file: 'assets/outbox-a.js', name: 'outbox' },
};

describe('the parts of the build', () => {
  const partOf = partsOf(MANIFEST);

  it.each([
    ['assets/landing-a.js', 'shell'],
    ['assets/react-a.js', 'shell'],
    ['assets/tiny-a.js', 'shell'],
    ['assets/styles-a.css', 'shell'],
    ['assets/anek-a.woff2', 'shell'],
    ['index.html', 'shell'],
    ['assets/main-a.js', 'app'],
    ['assets/core-hi.js', 'shell'],
    ['assets/kept-a.js', 'work'],
    ['assets/rules-a.js', 'work'],
    ['assets/later-a.js', 'work'],
    ['assets/outbox-a.js', 'work'],
    ['assets/dashboard-a.js', 'screen'],
    ['maskable-512.png', undefined],
    ['screenshot-wide.png', undefined],
  ])('%s: %s', (file, part) => expect(partOf(file)).toBe(part));

  it('hands the worker addresses with their part, and leaves the rest out', () => {
    const files = [
      { url: 'index.html', revision: '1' },
      { url: 'assets/main-a.js', revision: null },
      { url: 'maskable-512.png', revision: '2' },
    ];
    expect(workerEntries(files, partOf)).toEqual([
      { url: '/index.html', revision: '1', part: 'shell' },
      { url: '/assets/main-a.js', revision: null, part: 'app' },
    ]);
  });
});
