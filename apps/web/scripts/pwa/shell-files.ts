import type { Manifest } from 'vite';

/** What the app needs to open at all, in both languages, with or without a network. */
const SHELL_SOURCES = [
  'index.html',
  'landing.html',
  'src/app/behaviours/all-behaviours.tsx',
  'src/i18n/en/behaviours.ts',
  'src/i18n/en/pwa.ts',
  'src/i18n/hi/behaviours.ts',
  'src/i18n/hi/core.ts',
  'src/i18n/hi/ui.ts',
];

const SHELL_PUBLIC_FILES = [
  'index.html',
  'landing.html',
  'boot.js',
  'favicon.svg',
  'icon-192.png',
  'manifest.webmanifest',
];

/** A source file with everything it loads at once; what it loads later is not followed. */
function collect(manifest: Manifest, source: string, found: Set<string>): void {
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
}

/** The built files of the shell, by Vite's own record of which chunk loads which. */
export function shellFiles(manifest: Manifest): ReadonlySet<string> {
  const found = new Set<string>();
  for (const source of SHELL_SOURCES) collect(manifest, source, found);
  return new Set([...found, ...SHELL_PUBLIC_FILES]);
}

interface BuildFile {
  url: string;
  revision: string | null;
}

export type WorkerEntry<File extends BuildFile> = File & { isLater?: true };

/** The shell is fetched on installing; the screens' chunks are only named, to be fetched when asked. */
export function workerEntries<File extends BuildFile>(
  files: readonly File[],
  shell: ReadonlySet<string>,
): WorkerEntry<File>[] {
  const wanted = files.filter(({ url }) => shell.has(url) || /^assets\/.+\.(?:js|css)$/.test(url));
  return wanted.map((file) => {
    const entry = { ...file, url: `/${file.url}` };
    return shell.has(file.url) ? entry : { ...entry, isLater: true };
  });
}
