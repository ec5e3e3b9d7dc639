import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { callerAddress, limitedAddress } from './client-address';
import type { HttpVariables } from './types';

describe('the limit key of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80:0000:0001::1', 'fe80:0:1:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
    ['not:an:address', 'not:an:address'],
  ])('of %s is %s', (address, counted) => {
    expect(limitedAddress(address)).toBe(counted);
  });

  it('is the same for a /64 and different for the next', () => {
    const own = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'].map(limitedAddress);
    expect(new Set(own).size).toBe(1);
    expect(limitedAddress('2001:db8:1:3::1')).not.toBe(own[0]);
  });
});

describe('the address of a caller', () => {
  async function addressOf(forwarded: string, proxies = 1): Promise<string> {
    const app = new Hono<HttpVariables>();
    app.get('/', (c) => c.text(callerAddress(c, proxies)));
    const answer = await app.request('/', { headers: { 'x-forwarded-for': forwarded } });
    return answer.text();
  }

  it.each([
    ['1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('in %s is %s', async (forwarded, address) => {
    expect(await addressOf(forwarded)).toBe(address);
  });

  it('cannot be forged where no proxy is trusted', async () => {
    expect(await addressOf('203.0.113.9', 0)).toBe('unknown');
  });
});
