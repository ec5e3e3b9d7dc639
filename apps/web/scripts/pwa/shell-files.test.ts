import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { shellFiles, workerEntries } from './shell-files';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/main-a.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/routes/dashboard.tsx'],
    css: ['assets/styles-a.css'],
    assets: ['assets/anek-a.woff2'],
  },
  'landing.html': { file: 'assets/landing-a.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-a.js', imports: ['_tiny.js'] },
  // Two chunks may load each other; the walk must end all the same.
  '_tiny.js': { file: 'assets/tiny-a.js', imports: ['_react.js'] },
  'src/routes/dashboard.tsx': { file: 'assets/dashboard-a.js', isDynamicEntry: true },
  'src/i18n/hi/core.ts': { file: 'assets/core-hi.js', isDynamicEntry: true },
};

describe('the shell', () => {
  const shell = shellFiles(MANIFEST);

  it('holds the entries with what they load at once', () => {
    for (const file of ['main-a.js', 'landing-a.js', 'react-a.js', 'tiny-a.js', 'core-hi.js']) {
      expect(shell).toContain(`assets/${file}`);
    }
    expect(shell).toContain('assets/styles-a.css');
    expect(shell).toContain('assets/anek-a.woff2');
    expect(shell).toContain('landing.html');
  });

  it('leaves the screens out', () => {
    expect(shell).not.toContain('assets/dashboard-a.js');
  });

  it('names the screens for later, and nothing but files of the app', () => {
    const files = [
      { url: 'index.html', revision: '1' },
      { url: 'assets/main-a.js', revision: null },
      { url: 'assets/dashboard-a.js', revision: null },
      { url: 'maskable-512.png', revision: '2' },
    ];
    expect(workerEntries(files, shell)).toEqual([
      { url: '/index.html', revision: '1' },
      { url: '/assets/main-a.js', revision: null },
      { url: '/assets/dashboard-a.js', revision: null, isLater: true },
    ]);
  });
});
