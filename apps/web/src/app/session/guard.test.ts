import { describe, expect, it } from 'vitest';
import { decideEntry, signInPath } from './guard';

const ID = '0190a000-0000-7000-8000-000000000001';
const NO_STEP = { secondStep: 'none' } as const;
const STRANGER = { ...NO_STEP, hasSession: false, roles: undefined };
const UNKNOWN = { ...NO_STEP, hasSession: true, roles: undefined };
const STORE = { ...NO_STEP, hasSession: true, roles: ['retailer'] as const };
const SUPER = { secondStep: 'taken', hasSession: true, roles: ['super_admin'] } as const;

describe('entering a page', () => {
  it('asks for a missing consent, except on public pages', () => {
    const owing = { ...STORE, owesConsent: true };
    expect(decideEntry('signed-in', '/dashboard', owing)).toEqual({ kind: 'ask-consent' });
    expect(decideEntry(['retailer'], '/retailer-cart', owing)).toEqual({ kind: 'ask-consent' });
    expect(decideEntry('public', '/cms/privacy', owing)).toEqual({ kind: 'enter' });
    const agreed = { ...STORE, owesConsent: false };
    expect(decideEntry('signed-in', '/dashboard', agreed)).toEqual({ kind: 'enter' });
  });

  it('allows everybody on a public page', () => {
    expect(decideEntry('public', '/version', STRANGER)).toEqual({ kind: 'enter' });
    expect(decideEntry('public', '/version', STORE)).toEqual({ kind: 'enter' });
  });

  it('sends a signed-in person away from the sign-in pages', () => {
    expect(decideEntry('guest', '/brand/signin', STRANGER)).toEqual({ kind: 'enter' });
    expect(decideEntry('guest', '/', STORE)).toEqual({ kind: 'to-dashboard' });
  });

  it.each([
    ['campaign', '/brand/signin'],
    ['adspace', '/brand/signin'],
    ['deal', '/retailer/signin'],
    ['order', '/retailer/signin'],
    ['shop', '/retailer/signin'],
    ['proof', '/retailer/signin'],
    ['notification', '/'],
  ])('sends a stranger with a link to a %s to %s', (type, door) => {
    const entry = decideEntry('signed-in', `/${type}/${ID}`, STRANGER);
    expect(entry).toEqual({ kind: 'to-sign-in', door });
    // Nobody has to sign in for a URL that cannot be a link.
    for (const path of ['', '/42', `/${ID}/extra`, '/<script>alert(1)</script>']) {
      for (const visitor of [STRANGER, STORE]) {
        const broken = decideEntry('signed-in', `/${type}${path}`, visitor);
        expect(broken).toEqual({ kind: 'no-link' });
      }
    }
  });

  it('has a page of its own below a link', () => {
    const path = `/campaign/${ID}/brand`;
    expect(decideEntry('signed-in', path, STORE)).toEqual({ kind: 'enter' });
    expect(decideEntry('signed-in', path, STRANGER).kind).toBe('to-sign-in');
  });

  it.each([
    ['/products', ['brand'], '/brand/signin'],
    ['/manage-shops', ['bizman'], '/bizman/signin'],
    ['/retailer-cart', ['retailer'], '/retailer/signin'],
    ['/dashboard', undefined, '/retailer/signin'],
  ] as const)('sends a stranger from %s to their own door', (path, roles, door) => {
    const entry = decideEntry(roles ?? 'signed-in', path, STRANGER);
    expect(entry).toEqual({ kind: 'to-sign-in', door });
  });

  it('explains pages that are closed while acting, and allows the others', () => {
    const acting = { ...STORE, ownRoles: ['bizman'] as const };
    const enter = (access: Parameters<typeof decideEntry>[0], isPersonal?: boolean) =>
      decideEntry(access, '/x', acting, isPersonal).kind;
    expect(enter(['retailer'])).toBe('enter');
    expect(enter('signed-in')).toBe('enter');
    expect(enter(['bizman'])).toBe('not-while-acting');
    expect(enter(['retailer', 'bizman'], true)).toBe('not-while-acting');
    expect(enter('signed-in', true)).toBe('not-while-acting');
    expect(enter(['admin'])).toBe('not-for-you');
    expect(decideEntry('signed-in', '/x', STORE, true).kind).toBe('enter');
  });

  it('waits for the profile before it checks a role', () => {
    expect(decideEntry(['brand'], '/products', UNKNOWN)).toEqual({ kind: 'ask-who' });
  });

  it('refuses another role', () => {
    expect(decideEntry(['brand'], '/products', STORE)).toEqual({ kind: 'not-for-you' });
    expect(decideEntry(['retailer'], '/retailer-cart', STORE)).toEqual({ kind: 'enter' });
  });

  it('treats a super admin as an admin, but not the reverse', () => {
    const admin = { ...NO_STEP, hasSession: true, roles: ['admin'] as const };
    expect(decideEntry(['admin'], '/x', SUPER)).toEqual({ kind: 'enter' });
    expect(decideEntry(['super_admin'], '/x', admin)).toEqual({ kind: 'not-for-you' });
  });

  it('asks for an enrolled second factor on every page that is not public', () => {
    const half = { ...STORE, secondStep: 'owed' } as const;
    expect(decideEntry('signed-in', '/dashboard', half)).toEqual({ kind: 'ask-second-step' });
    expect(decideEntry(['retailer'], '/x', half)).toEqual({ kind: 'ask-second-step' });
    expect(decideEntry('public', '/version', half)).toEqual({ kind: 'enter' });
    expect(decideEntry('guest', '/', half)).toEqual({ kind: 'to-dashboard' });
    const whole = { ...STORE, secondStep: 'taken' } as const;
    expect(decideEntry('signed-in', '/dashboard', whole)).toEqual({ kind: 'enter' });
  });

  it('asks for the setup of a required second factor', () => {
    const at = (visitor: Parameters<typeof decideEntry>[2]) =>
      decideEntry('signed-in', '/dashboard', visitor).kind;
    expect(at({ ...SUPER, secondStep: 'set-up' })).toBe('set-up-second-step');
    expect(at({ ...STORE, secondStep: 'set-up' })).toBe('set-up-second-step');
    expect(at(SUPER)).toBe('enter');
    expect(at(STORE)).toBe('enter');
  });

  it('has a sign-in page for every role', () => {
    expect(signInPath('admin')).toBe('/admin-access');
    expect(signInPath('super_admin')).toBe('/super-admin');
  });
});
