import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const BOOT = '<script src="/boot.js"></script>';
const START = '<script src="/start.js"></script>';
const COMMENTS = /^\s*\/\/.*\n/gm;
/** The words a page begins with beside everybody's, by their folders. */
const PAGE_WORDS: Readonly<Record<string, readonly string[]>> = {
  door: ['door'],
  'home-store': ['home', 'store'],
  'home-brand': ['brand'],
  'home-bizman': ['home', 'bizman'],
  'home-admin': ['admin'],
};
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;

type Bundle = Rolldown.OutputBundle;

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

function withImports(bundle: Bundle, file: string, found: Set<string>): void {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== 'chunk') return;
  found.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
}

/** What each page that people begin on needs beside the entry, by the name of its chunk. */
export function startChunks(bundle: Bundle, entry: string): Record<string, string[]> {
  const chunks = chunksOf(bundle);
  const known = new Set<string>();
  withImports(bundle, entry, known);
  const filesOf = (...names: string[]) => {
    const found = new Set<string>();
    for (const name of names) {
      const chunk = chunks.find((each) => each.name === name);
      if (!chunk) throw new Error(`The build has no chunk ${name}; see scripts/chunks.ts`);
      withImports(bundle, chunk.fileName, found);
    }
    return [...found].filter((file) => !known.has(file)).map((file) => `/${file}`);
  };
  const homes = chunks.map(({ name }) => name).filter((name) => name.startsWith('home-'));
  const pages = ['door', ...homes];
  const wordsOf = (language: string, folders: readonly string[]) =>
    filesOf(...folders.map((folder) => `words-${language}-${folder}`));
  return Object.fromEntries([
    ['door', filesOf('door')],
    ['home', filesOf('home')],
    ...homes.map((name) => [name, filesOf('home', name)]),
    ...['en', 'hi'].flatMap((language) => [
      [`words-${language}`, wordsOf(language, ['first'])],
      ...pages.map((name) => [`${name}-${language}`, wordsOf(language, PAGE_WORDS[name] ?? [])]),
    ]),
  ]);
}

export interface StartScripts {
  readonly boot: string;
  readonly start: string;
}

/**
 * `public/start.js` starts the app once it has restored what the browser lost, so the page names the
 * entry and its imports as files to fetch and compile, not yet to run. Both of the small scripts are
 * in the page itself, so that a slow line is asked once; its policy names them by their hashes.
 */
export function inOrder(html: string, bundle: Bundle, { boot, start }: StartScripts): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry || !html.includes(START)) throw new Error('index.html has no entry or no start.js');
  if (!html.includes(BOOT)) throw new Error('index.html has no boot.js');
  const chunks = JSON.stringify(startChunks(bundle, entry.slice(1)));
  return html
    .replace(ENTRY, `<link rel="modulepreload" crossorigin href="${entry}">\n    `)
    .replace(BOOT, () => `<script>${boot.replace(COMMENTS, '')}</script>`)
    .replace(
      START,
      () =>
        `<script data-app="${entry}" data-chunks='${chunks}'>${start.replace(COMMENTS, '')}</script>`,
    );
}

/** @param folder where the two scripts are */
export function startOrder(folder: string): Plugin {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  return {
    name: 'chowk-start-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { filename, bundle = {} }) => {
        if (!filename.endsWith('index.html')) return html;
        const [boot, start] = await Promise.all([read('boot.js'), read('start.js')]);
        return inOrder(html, bundle, { boot, start });
      },
    },
  };
}
