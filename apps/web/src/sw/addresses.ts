/** Server responses may be personal, so the worker must never cache one. */
const SERVER_PREFIXES = [
  '/rest/',
  '/functions/',
  '/auth/v1/',
  '/storage/',
  '/realtime/',
  '/api/',
  '/healthz',
  '/readyz',
  '/metrics',
];

const ASSET_PREFIX = '/assets/';

export function isServerPath(pathname: string): boolean {
  return SERVER_PREFIXES.some((prefix) => pathname.startsWith(prefix) || `${pathname}/` === prefix);
}

/** Built files have a content hash in their name, so a cached one is never stale. */
export function isAssetPath(pathname: string): boolean {
  return pathname.startsWith(ASSET_PREFIX);
}

export type Shell = '/landing.html' | '/index.html';

/** The shell for a navigation; files and server paths have none. */
export function shellFor(pathname: string): Shell | undefined {
  if (pathname === '/') return '/landing.html';
  const isFile = /\.[a-z0-9]+$/i.test(pathname) && !pathname.startsWith('/cms/');
  return isFile || isServerPath(pathname) ? undefined : '/index.html';
}

/** `/assets/deals-1a2B_3c4.js` without its hash. */
function nameOf(path: string): string {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/** The files of this build that replace cached ones of an older build. */
export function successorsOf(cached: readonly string[], built: readonly string[]): string[] {
  const names = new Set(cached.map(nameOf));
  return built.filter((path) => isAssetPath(path) && names.has(nameOf(path)));
}
