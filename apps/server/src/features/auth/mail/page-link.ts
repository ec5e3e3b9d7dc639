import type { AuthServices } from '../auth-services';
import { linkUrl } from './mail-link';

/** The page of the web app that takes a link's token and asks the person before using it. */
const PAGE = '/continue';

interface Link {
  readonly token: string;
  readonly type: string;
  readonly redirectTo: string;
}

/**
 * A link made without a browser to tie it to. Our own app speaks PKCE and takes no session out of a
 * fragment, so it gets the token and hands it over itself; looking at the link uses nothing up. Any
 * other app on the list of redirects gets what the protocol says.
 */
export function pageLinkUrl(services: Pick<AuthServices, 'siteUrl'>, link: Link): string {
  const site = new URL(services.siteUrl);
  const target = new URL(link.redirectTo);
  if (target.origin !== site.origin) return linkUrl(services, link);
  const next = target.pathname + target.search;
  const answer = new URLSearchParams({
    token_hash: link.token,
    type: link.type,
    ...(next === '/' || target.pathname === PAGE ? {} : { next }),
  });
  // In the fragment: it reaches no log and no other site.
  return `${site.origin}${PAGE}#${answer}`;
}
