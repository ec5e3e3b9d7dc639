import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { inOrder } from './start-order';

const PAGE = `<head>
    <script src="/boot.js"></script>
    <script src="/start.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-1.js">
  </head>
  <body>
    <div id="root"></div>
  </body>`;

const IMPORTS: Record<string, string[]> = {
  index: ['base', 'app-only'],
  'app-only': [],
  'sign-in': ['base', 'door'],
  base: [],
  tools: [],
  'home-store': ['index', 'tools'],
  'home-brand': ['index'],
  'home-bizman': ['index', 'base'],
  door: ['tools'],
  'words-en-first': [],
  'words-en-home': [],
  'words-en-door': [],
  'words-hi-door': [],
  'words-hi-first': [],
  'words-hi-home': [],
  'words-en-store': [],
  'words-hi-store': [],
  'words-en-brand': [],
  'words-hi-brand': [],
  'words-en-bizman': [],
  'words-hi-bizman': [],
};

const SCRIPTS = { boot: '// why\nlook();\n', start: 'begin();\n' };

const fileOf = (name: string) => `assets/${name}-1.js`;
const BUNDLE = Object.fromEntries(
  Object.entries(IMPORTS).map(([name, imports]) => {
    const chunk = { type: 'chunk', name, fileName: fileOf(name), imports: imports.map(fileOf) };
    return [chunk.fileName, chunk];
  }),
) as unknown as Rolldown.OutputBundle;

it('preloads the files every page starts with, and inlines the two start scripts', () => {
  const page = inOrder(PAGE, BUNDLE, SCRIPTS);
  expect(page).not.toContain('type="module"');
  expect(page.match(/<link[^>]*>/g)).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/base-1.js">',
  ]);
  expect(page).toContain('<script>look();\n</script>');
  expect(page).toMatch(/<script data-chunks='[^']+'>begin\(\);\n<\/script>/);
});

it('tells start.js the files of the app, the sign-in page, each home and the words', () => {
  const [, text = ''] = /data-chunks='([^']+)'/.exec(inOrder(PAGE, BUNDLE, SCRIPTS)) ?? [];
  expect(JSON.parse(text)).toEqual({
    app: ['/assets/index-1.js', '/assets/app-only-1.js'],
    'sign-in': ['/assets/sign-in-1.js', '/assets/door-1.js', '/assets/tools-1.js'],
    'sign-in-en': ['/assets/words-en-door-1.js'],
    'sign-in-hi': ['/assets/words-hi-door-1.js'],
    'home-bizman': ['/assets/home-bizman-1.js'],
    'home-bizman-en': ['/assets/words-en-home-1.js', '/assets/words-en-bizman-1.js'],
    'home-bizman-hi': ['/assets/words-hi-home-1.js', '/assets/words-hi-bizman-1.js'],
    'home-brand': ['/assets/home-brand-1.js'],
    'home-brand-en': ['/assets/words-en-brand-1.js'],
    'home-brand-hi': ['/assets/words-hi-brand-1.js'],
    'home-store-en': ['/assets/words-en-home-1.js', '/assets/words-en-store-1.js'],
    'home-store-hi': ['/assets/words-hi-home-1.js', '/assets/words-hi-store-1.js'],
    'home-store': ['/assets/home-store-1.js', '/assets/tools-1.js'],
    'words-en': ['/assets/words-en-first-1.js'],
    'words-hi': ['/assets/words-hi-first-1.js'],
  });
});

it('fails the build of a page that would never start', () => {
  expect(() => inOrder(PAGE.replace('start.js', 'other.js'), BUNDLE, SCRIPTS)).toThrow('start.js');
  expect(() => inOrder(PAGE.replace('type="module"', ''), BUNDLE, SCRIPTS)).toThrow('entry');
  const { [fileOf('sign-in')]: _, ...without } = BUNDLE;
  expect(() => inOrder(PAGE, without, SCRIPTS)).toThrow('sign-in');
});
