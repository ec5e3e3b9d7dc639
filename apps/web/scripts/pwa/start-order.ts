import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const BOOT = '<script src="/boot.js"></script>';
const START = '<script src="/start.js"></script>';
const COMMENTS = /^\s*\/\/.*\n/gm;
/** The word folders of each page, besides the common ones. */
const PAGE_WORDS: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['door'],
  'home-store': ['home', 'store'],
  'home-brand': ['brand'],
  'home-bizman': ['home', 'bizman'],
  'home-admin': ['admin'],
};
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;
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

interface Start {
  /** Requested by every page. */
  readonly always: readonly string[];
  /** Also requested by each page people start on, by chunk name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** @param entry the app's own file; the sign-in page has another */
export function startOf(bundle: Bundle, entry: string): Start {
  const chunks = chunksOf(bundle);
  const fileOf = (name: string) => {
    const chunk = chunks.find((each) => each.name === name);
    if (!chunk) throw new Error(`The build has no chunk ${name}; see scripts/chunks.ts`);
    return chunk.fileName;
  };
  const importsOf = (file: string) => {
    const found = new Set<string>();
    withImports(bundle, file, found);
    return found;
  };
  const app = importsOf(entry);
  const signIn = importsOf(fileOf('sign-in'));
  const always = new Set([...app].filter((file) => signIn.has(file)));
  const beside = (files: ReadonlySet<string>, known: ReadonlySet<string>) =>
    [...files].filter((file) => !known.has(file)).map((file) => `/${file}`);
  const homes = chunks.map(({ name }) => name).filter((name) => name.startsWith('home-'));
  const wordsOf = (language: string, folders: readonly string[]) =>
    folders.map((folder) => `/${fileOf(`words-${language}-${folder}`)}`);
  return {
    always: [...always].map((file) => `/${file}`),
    chunks: Object.fromEntries([
      ['app', beside(app, always)],
      ['sign-in', beside(signIn, always)],
      ...homes.map((name) => [name, beside(importsOf(fileOf(name)), app)]),
      ...['en', 'hi'].flatMap((language) => [
        [`words-${language}`, wordsOf(language, ['first'])],
        ...['sign-in', ...homes].map((name) => [
          `${name}-${language}`,
          wordsOf(language, PAGE_WORDS[name] ?? []),
        ]),
      ]),
    ]),
  };
}

export interface StartScripts {
  readonly boot: string;
  readonly start: string;
}

/**
 * `public/start.js` restores what the browser lost and then starts the app or the sign-in page: the
 * page preloads what both need without running it, and `start.js` the rest. Both small scripts are
 * inlined before the styles, which would delay them; the content security policy lists them by
 * hash.
 */
export function inOrder(html: string, bundle: Bundle, { boot, start }: StartScripts): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry || !html.includes(START)) throw new Error('index.html has no entry or no start.js');
  if (!html.includes(BOOT)) throw new Error('index.html has no boot.js');
  const { always, chunks } = startOf(bundle, entry.slice(1));
  const preloads = always.map(
    (href) => `<link rel="modulepreload" crossorigin href="${href}">\n    `,
  );
  return html
    .replace(PRELOADS, '')
    .replace(ENTRY, '')
    .replace(BOOT, () => `<script>${boot.replace(COMMENTS, '')}</script>`)
    .replace(
      START,
      () =>
        `${preloads.join('')}<script data-chunks='${JSON.stringify(chunks)}'>${start.replace(COMMENTS, '')}</script>`,
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
