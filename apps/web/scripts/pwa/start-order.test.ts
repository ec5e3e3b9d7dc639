import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { inOrder } from './start-order';

const PAGE = `<head>
    <script src="/boot.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-1.js">
  </head>
  <body>
    <div id="root"></div>
    <script src="/start.js"></script>
  </body>`;

const IMPORTS: Record<string, string[]> = {
  index: ['base'],
  base: [],
  tools: [],
  home: ['index', 'base'],
  'home-store': ['home', 'tools'],
  'home-brand': ['home'],
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
};

const SCRIPTS = { boot: '// why\nlook();\n', start: 'begin();\n' };

const fileOf = (name: string) => `assets/${name}-1.js`;
const BUNDLE = Object.fromEntries(
  Object.entries(IMPORTS).map(([name, imports]) => {
    const chunk = { type: 'chunk', name, fileName: fileOf(name), imports: imports.map(fileOf) };
    return [chunk.fileName, chunk];
  }),
) as unknown as Rolldown.OutputBundle;

it('names the first files in the page, and carries the two scripts that begin it', () => {
  const page = inOrder(PAGE, BUNDLE, SCRIPTS);
  expect(page).not.toContain('type="module"');
  for (const file of ['index-1', 'base-1']) {
    expect(page).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}.js">`);
  }
  expect(page).toContain('<script>look();\n</script>');
  expect(page).toMatch(
    /<script data-app="\/assets\/index-1.js" data-chunks='[^']+'>begin\(\);\n<\/script>/,
  );
});

it('tells start.js the files of each home, of the sign-in page and of the words', () => {
  const [, text = ''] = /data-chunks='([^']+)'/.exec(inOrder(PAGE, BUNDLE, SCRIPTS)) ?? [];
  expect(JSON.parse(text)).toEqual({
    door: ['/assets/door-1.js', '/assets/tools-1.js'],
    'door-en': ['/assets/words-en-door-1.js'],
    'door-hi': ['/assets/words-hi-door-1.js'],
    home: ['/assets/home-1.js'],
    'home-brand': ['/assets/home-1.js', '/assets/home-brand-1.js'],
    'home-brand-en': ['/assets/words-en-brand-1.js'],
    'home-brand-hi': ['/assets/words-hi-brand-1.js'],
    'home-store-en': ['/assets/words-en-home-1.js', '/assets/words-en-store-1.js'],
    'home-store-hi': ['/assets/words-hi-home-1.js', '/assets/words-hi-store-1.js'],
    'home-store': ['/assets/home-1.js', '/assets/home-store-1.js', '/assets/tools-1.js'],
    'words-en': ['/assets/words-en-first-1.js'],
    'words-hi': ['/assets/words-hi-first-1.js'],
  });
});

it('fails the build of a page that would never start', () => {
  expect(() => inOrder(PAGE.replace('start.js', 'other.js'), BUNDLE, SCRIPTS)).toThrow('start.js');
  expect(() => inOrder(PAGE.replace('type="module"', ''), BUNDLE, SCRIPTS)).toThrow('entry');
  const { [fileOf('door')]: _, ...without } = BUNDLE;
  expect(() => inOrder(PAGE, without, SCRIPTS)).toThrow('door');
});
