import type { AuthContext } from '../auth-deps';
import type { AuthServices } from '../auth-services';

const MAX_LENGTH = 2000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Only what reads the way a browser reads it. A host written as a number, a name before an @, a
 * backslash or a tab all parse to something else than they look like, and are refused.
 */
function plainUrl(text: string | undefined): URL | undefined {
  if (!text || text.length > MAX_LENGTH || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  const rest = text.slice(url.origin.length);
  const isPlain = text.toLowerCase().startsWith(url.origin) && /^(?:[/?#]|$)/.test(rest);
  return isPlain && !rest.includes('\\') && !/\s|\p{C}/u.test(text) ? url : undefined;
}

function isOwn(url: URL, site: URL): boolean {
  if (url.origin === site.origin) return true;
  const isLocal = LOOPBACK.has(site.hostname) && url.hostname === site.hostname;
  return isLocal && url.protocol === site.protocol;
}

/** `*` matches within one path segment, `**` across any number. */
function globMatches(glob: string, text: string): boolean {
  const pattern = glob
    .split('**')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '[^/.]*'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(text);
}

/** Query and fragment are the app's own business: the list speaks of places. */
function isListed(url: URL, globs: readonly string[]): boolean {
  return globs.some((glob) => globMatches(glob, `${url.origin}${url.pathname}`));
}

export interface RedirectRules {
  readonly siteUrl: string;
  readonly redirectUrls?: readonly string[];
}

export function allowedRedirect(rules: RedirectRules, text: string | undefined): URL | undefined {
  const url = plainUrl(text);
  if (!url) return undefined;
  const isAllowed = isOwn(url, new URL(rules.siteUrl)) || isListed(url, rules.redirectUrls ?? []);
  return isAllowed ? url : undefined;
}

/** Where the person goes afterwards. Whatever is foreign or garbled becomes the site itself. */
export function redirectTarget(c: AuthContext, rules: RedirectRules | AuthServices): string {
  const wishes = [c.req.header('redirect_to'), c.req.query('redirect_to'), c.req.header('referer')];
  const [allowed] = wishes.flatMap((wish) => allowedRedirect(rules, wish) ?? []);
  return (allowed ?? new URL(rules.siteUrl)).href;
}

export type Params = Readonly<Record<string, string>>;

/** What was in the query stays; the fragment is replaced when there is a new one. */
export function withParams(target: string, query: Params, fragment?: Params): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (fragment) url.hash = new URLSearchParams(fragment).toString();
  return url.href;
}
