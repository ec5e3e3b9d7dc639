/**
 * What the worker does with a file of the build. `shell` is fetched on installing, `app` with the
 * app's first opening, `work` after it and before anybody is told that they need no network. `desk`
 * is work of brands and admins: a store's phone does not fetch it until it is opened there.
 */
export type Part = 'shell' | 'app' | 'work' | 'desk';

export interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
}

/** By the names that `scripts/chunks.ts` gives. */
const ASSET = /^assets\/(.+)-[\w-]{8}\.(?:js|css|woff2)$/;
const PARTS: readonly (readonly [Part, RegExp])[] = [
  [
    'shell',
    /^(?:anek|base|front|landing|banners|rolldown-runtime|words-(?:en|hi)-(?:first|behind))/,
  ],
  [
    'app',
    /^(?:index|common|sign-in|door|behaviours|live|nav|home$|shell|words-(?:en|hi)-(?:home|door))/,
  ],
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
