import { getConnInfo } from '@hono/node-server/conninfo';
import type { HttpContext } from './types';

/**
 * The caller's address. `X-Forwarded-For` is believed only as far as the proxies we run: with one
 * proxy in front the last entry is what it saw, anything before that the caller may have made up.
 */
export function clientAddress(c: HttpContext, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    const hop = hops.at(-trustedProxies);
    if (hop) return hop;
  }
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // A request made in a test without a socket.
    return 'unknown';
  }
}
