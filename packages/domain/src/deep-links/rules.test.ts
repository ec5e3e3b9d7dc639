import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINK_DOORS, LINK_TYPES, linkPath, readLink } from './rules';

const ID = '0190a000-0000-7000-8000-000000000001';

describe('a link', () => {
  it.each(LINK_TYPES)('to a %s has two segments: its type and an id', (type) => {
    expect(readLink(`/${type}/${ID}`)).toEqual({ kind: 'link', type, id: ID });
    expect(readLink(linkPath({ type, id: ID }))).toEqual({ kind: 'link', type, id: ID });
    expect(readLink(`/${type}/${ID}/`)).toEqual({ kind: 'link', type, id: ID });
  });

  it.each([
    '/campaign',
    '/campaign/',
    '/campaign/1',
    '/campaign/1/extra',
    `/campaign/${ID}/extra`,
    `/campaign/${ID.toUpperCase()}`,
    `/deal/${ID}${ID}`,
    '/deal/<script>alert(1)</script>',
    '/deal/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/order/javascript:alert(1)',
    "/shop/' or 1=1 --",
    `/proof/../admin-access`,
    `/deal/${'/'.repeat(300)}${ID}`,
    `/deal/${'a'.repeat(100_000)}`,
    '/notification/00000000-0000-0000-0000-000000000000',
  ])('that is none of ours fails: %s', (path) => {
    expect(readLink(path)).toEqual({ kind: 'failed' });
  });

  it.each([
    '',
    '/',
    '/dashboard',
    '/campaigns/new',
    `campaign/${ID}`,
    `/Campaign/${ID}`,
    `/wallet/${ID}`,
    `//campaign/${ID}`,
    `/x/campaign/${ID}`,
    '/constructor/toString',
  ])('is not what another address is: %j', (path) => {
    expect(readLink(path)).toEqual({ kind: 'none' });
  });

  it('of somebody signed out leads to the door of those it was most likely made for', () => {
    expect(LINK_DOORS).toEqual({
      campaign: '/brand/signin',
      adspace: '/brand/signin',
      deal: '/retailer/signin',
      order: '/retailer/signin',
      shop: '/retailer/signin',
      proof: '/retailer/signin',
      notification: '/',
    });
  });

  it('never throws, and what it finds leads back to itself', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...LINK_TYPES), fc.string())), (parts) => {
        const found = readLink(`/${parts.join('/')}`);
        if (found.kind === 'link') expect(readLink(linkPath(found))).toEqual(found);
      }),
    );
  });
});
