import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, Plugin } from 'vite';

const START = fileURLToPath(new URL('./ahead-start.js', import.meta.url));
const LISTS = '(HOMES);';
export const AHEAD_FILE = 'ahead.js';

const LANGUAGES = ['en', 'hi'] as const;
type Language = (typeof LANGUAGES)[number];

/**
 * What a role's home is made of, beside what every page of the app names itself. A group of the build
 * has no source and goes by its name.
 */
interface Home {
  readonly sources: readonly string[];
  readonly words: readonly string[];
  /** Asked for when the server cannot be. */
  readonly withoutNetwork: readonly string[];
}

const EVERY_HOME = ['src/routes/dashboard.tsx?tsr-split=component'];
const EVERY_WORDS = ['shell', 'dashboard', 'errors'];

const HOMES: Readonly<Record<string, Home>> = {
  retailer: {
    sources: ['src/app/pages/dashboard/store-section.tsx'],
    words: ['deals', 'earnings'],
    withoutNetwork: [],
  },
};

/** What the page is told: each home's files, those of its words by language, and those kept for offline. */
export interface Ahead {
  readonly files: readonly string[];
  readonly words: Readonly<Record<Language, readonly string[]>>;
  readonly withoutNetwork: readonly string[];
}

function filesOf(manifest: Manifest, source: string, found: Set<string>): void {
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
  if (!chunk) throw new Error(`The build has no ${source}; was it renamed? Correct the homes.`);
  if (found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
}

function gather(
  manifest: Manifest,
  sources: readonly string[],
  known: ReadonlySet<string>,
): string[] {
  const found = new Set<string>();
  for (const source of sources) filesOf(manifest, source, found);
  return [...found]
    .filter((file) => file.endsWith('.js') && !known.has(file))
    .map((file) => `/${file}`);
}

export function aheadOf(manifest: Manifest): Record<string, Ahead> {
  const entry = new Set<string>();
  filesOf(manifest, 'index.html', entry);
  return Object.fromEntries(
    Object.entries(HOMES).map(([role, home]) => {
      const files = gather(manifest, [...EVERY_HOME, ...home.sources], entry);
      const known = new Set([...entry, ...files.map((file) => file.slice(1))]);
      const words = LANGUAGES.map((language) => [
        language,
        gather(
          manifest,
          [...EVERY_WORDS, ...home.words].map((area) => `src/i18n/${language}/${area}.ts`),
          known,
        ),
      ]);
      const withoutNetwork = gather(manifest, home.withoutNetwork, known);
      return [role, { files, words: Object.fromEntries(words), withoutNetwork }];
    }),
  );
}

/** Beside the app's page, which asks for it in its turn: see `start-order`. */
export function ahead(): Plugin {
  return {
    name: 'chowk-ahead',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'));
      const lists = JSON.stringify(aheadOf(manifest));
      const start = readFileSync(START, 'utf8');
      if (!start.includes(LISTS)) throw new Error(`${START} has no ${LISTS}`);
      writeFileSync(
        join(dir, AHEAD_FILE),
        start.replace(LISTS, () => `(${lists});`),
      );
    },
  };
}
