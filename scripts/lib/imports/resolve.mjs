import { posix } from 'node:path';

const DOMAIN = '@chowk/domain/';
const WEB_ALIAS = '@/';

/** The path of a specifier in this repository, or undefined for a package. */
export function resolveInRepo(fromFile, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(fromFile), specifier);
  if (specifier.startsWith(WEB_ALIAS)) return `apps/web/src/${specifier.slice(WEB_ALIAS.length)}`;
  if (specifier.startsWith(DOMAIN))
    return `packages/domain/src/${specifier.slice(DOMAIN.length)}/index`;
  return undefined;
}

/** `../shops` and `../shops/index` are the entry of a folder; anything deeper is not. */
export function isDoorOf(zone, path) {
  const rest = `${path}/`.slice(zone.path.length).replace(/\/$/, '');
  return rest === '' || rest === 'index' || rest === 'index.ts';
}

export function workspaceOf(path) {
  return /^(?:apps\/[^/]+|packages\/[^/]+|[^/]+)/.exec(path)?.[0];
}

export function isTest(path) {
  return /\.test\.tsx?$|\/test\//.test(path);
}
