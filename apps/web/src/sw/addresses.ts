/** Answers of the server. They may be somebody's own, so no worker may ever keep one. */
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

/** Built files carry a hash of their content in the name, so what is cached never goes stale. */
export function isAssetPath(pathname: string): boolean {
  return pathname.startsWith(ASSET_PREFIX);
}

export type Shell = '/landing.html' | '/index.html';

/** Which page opens at an address; a file or an answer of the server is none of the app's pages. */
export function shellFor(pathname: string): Shell | undefined {
  if (pathname === '/') return '/landing.html';
  const isFile = /\.[a-z0-9]+$/i.test(pathname) && !pathname.startsWith('/cms/');
  return isFile || isServerPath(pathname) ? undefined : '/index.html';
}

/** `/assets/deals-1a2B_3c4.js` without the hash of its content. */
function nameOf(path: string): string {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/** The files of this build that take the place of those cached from an older one. */
export function successorsOf(cached: readonly string[], built: readonly string[]): string[] {
  const names = new Set(cached.map(nameOf));
  return built.filter((path) => isAssetPath(path) && names.has(nameOf(path)));
}
