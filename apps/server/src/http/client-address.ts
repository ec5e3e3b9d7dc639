import { isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { HttpContext } from './types';

const MAX_LENGTH = 64;
const HEXTETS = 8;
/** One customer usually has a whole /64. */
const NETWORK_HEXTETS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/** Some proxies add the port in brackets; our sockets add a prefix to IPv4. */
function withoutTrimmings(address: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(address) ?? [];
  const bare = (bracketed ?? dotted ?? address).replace(/%.*$/, '').slice(0, MAX_LENGTH);
  return MAPPED_IPV4.exec(bare)?.[1] ?? bare;
}

/**
 * The caller's address. `X-Forwarded-For` is trusted only as far as our proxies: with one proxy the
 * last entry is what it saw, and earlier ones may be forged.
 */
export function callerAddress(c: HttpContext, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    const hop = hops.at(-trustedProxies);
    if (hop) return withoutTrimmings(hop);
  }
  try {
    return withoutTrimmings(getConnInfo(c).remote.address ?? 'unknown');
  } catch {
    // A request made in a test without a socket.
    return 'unknown';
  }
}

function hextetsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/** The limit key: an IPv4 address, or the /64 of an IPv6 address. */
export function limitedAddress(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address;
  // An address ending in dotted decimals is two hextets shorter than it looks.
  const plain = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0');
  const [head = '', tail] = plain.split('::');
  const before = hextetsOf(head);
  const after = hextetsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : HEXTETS - before.length - after.length;
  const all = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  const network = all.slice(0, NETWORK_HEXTETS).map((each) => Number.parseInt(each, 16));
  return `${network.map((each) => each.toString(16)).join(':')}::/64`;
}
