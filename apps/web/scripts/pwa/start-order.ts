import type { Plugin, Rolldown } from 'vite';

const START = '<script src="/start.js"></script>';
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
  return {
    door: filesOf('door'),
    ...Object.fromEntries(homes.map((name) => [name, filesOf('home', name)])),
    ...Object.fromEntries(
      ['en', 'hi'].map((language) => [
        `words-${language}`,
        filesOf(`words-${language}-first`, `words-${language}-home`),
      ]),
    ),
  };
}

/**
 * `public/start.js` starts the app once it has restored what the browser lost, so the page names the
 * entry and its imports as files to fetch and compile, not yet to run.
 */
export function inOrder(html: string, bundle: Bundle): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry || !html.includes(START)) throw new Error('index.html has no entry or no start.js');
  const chunks = JSON.stringify(startChunks(bundle, entry.slice(1)));
  return html
    .replace(ENTRY, `<link rel="modulepreload" crossorigin href="${entry}">\n    `)
    .replace(
      START,
      `<script src="/start.js" data-app="${entry}" data-chunks='${chunks}'></script>`,
    );
}

export function startOrder(): Plugin {
  return {
    name: 'chowk-start-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename, bundle = {} }) =>
        filename.endsWith('index.html') ? inOrder(html, bundle) : html,
    },
  };
}
