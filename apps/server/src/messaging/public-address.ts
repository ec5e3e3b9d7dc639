import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Everything that is not out on the internet: ourselves, the house, the data centre. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
/** Of the newer kind only 2000::/3 is given out; the rest is private or stands for something else. */
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');
/** Tunnels in it that end at an older address, and the one for examples. */
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return GIVEN_OUT.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/** Names only a house or a data centre knows. */
const INTERNAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa)\.?$/i;

/** What can be said of a host without asking for its address. */
export function mayBePublic(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return isPublicAddress(bare);
  return bare.includes('.') && !INTERNAL_NAME.test(bare);
}

/** The name of a service somebody made up to have us call inside. */
export class PrivateAddress extends Error {}

/** A name of the internet may still be made to point inside: asked at the moment of connecting. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddress('The name leads to a private address'), '', 0);
    }
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
