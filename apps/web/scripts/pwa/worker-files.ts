/**
 * When the worker caches a file. `shell`: on install. `app`: when the app first opens. `work`:
 * after that, before the app says that it works offline. `desk`: for brands and admins, so a
 * store's phone skips it until it is opened there.
 */
export type Part = 'shell' | 'app' | 'work' | 'desk';

export interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
}

/** By the chunk names of `scripts/chunks.ts`. */
const ASSET = /^assets\/(.+)-[\w-]{8}\.(?:js|css|woff2)$/;
const PARTS: readonly (readonly [Part, RegExp])[] = [
  [
    'shell',
    /^(?:anek|base|front|landing|banners|rolldown-runtime|words-(?:en|hi)-(?:first|behind))/,
  ],
  ['app', /^(?:index|common|sign-in|door|behaviours|live|nav|shell|words-(?:en|hi)-(?:home|door))/],
  ['desk', /^(?:desk-|home-(?:brand|admin)|words-(?:en|hi)-(?:admin|desk|office)$)/],
];
const SHELL_FILES = new Set([
  'index.html',
  'landing.html',
  'landing.hi.html',
  'favicon.svg',
  'icon-192.png',
  'manifest.webmanifest',
]);

export function partOf(file: string): Part | undefined {
  if (SHELL_FILES.has(file)) return 'shell';
  const name = ASSET.exec(file)?.[1];
  if (name === undefined) return undefined;
  return PARTS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'work';
}

export function workerFiles<File extends BuildFile>(
  files: readonly File[],
): (File & { readonly part: Part })[] {
  return files.flatMap((file) => {
    const part = partOf(file.url);
    return part ? [{ ...file, url: `/${file.url}`, part }] : [];
  });
}
