import '../../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import { type RouteAccess, routeAccess } from './route-access';

const { routeTree } = await import('@/route-tree.gen');
const routes = routeAccess(routeTree);

/** Written by hand, so that a page becomes public only by a visible decision. */
const PUBLIC = [
  '/auth',
  '/auth-debug',
  '/bizman/',
  '/brand/',
  '/clear-cache',
  '/cms/$slug',
  '/continue',
  '/demo/',
  '/demo/mobile-e',
  '/demo/mobile-optimized',
  '/not-me',
  '/reset-password',
  '/retailer/',
  '/version',
];

const GUEST = [
  '/',
  '/admin-access',
  '/bizman/signin',
  '/bizman/signup',
  '/brand/signin',
  '/brand/signup',
  '/retailer/signin',
  '/retailer/signup',
  '/super-admin',
];

const BY_ROLE: Readonly<Record<string, readonly string[]>> = {
  brand: [
    '/brand-ad-spaces-marketplace',
    '/brand-profile',
    '/campaigns/new',
    '/products',
    '/wallet',
  ],
  'retailer, bizman': ['/earnings'],
  retailer: [
    '/ad-spaces',
    '/ad-spaces_/$id',
    '/retailer-cart',
    '/retailer-checkout',
    '/retailer-marketplace',
  ],
  bizman: [
    '/bizman-cart',
    '/bizman-checkout',
    '/bizman-marketplace',
    '/leads/$id',
    '/leads/new',
    '/manage-shops',
  ],
  admin: [
    '/activations',
    '/demo-requests',
    '/jobs',
    '/money',
    '/order-disputes',
    '/people',
    '/people_/$id',
    '/review',
    '/trail',
  ],
  super_admin: ['/content', '/content_/$id'],
};

/** Every path of the specification that a signed-in person of any role may open. */
const SIGNED_IN = [
  '/adspace/$id',
  '/campaign/$id',
  '/campaign_/$id/brand',
  '/dashboard',
  '/deal/$id',
  '/notification/$id',
  '/notifications',
  '/order/$id',
  '/proof/$id',
  '/retailer-profile/$shopId',
  '/settings',
  '/settings_/$section',
  '/shop/$id',
];

function pathsWith(isAsked: (route: RouteAccess) => boolean): string[] {
  return routes
    .filter(isAsked)
    .map((route) => route.path)
    .sort();
}

describe('the access of a route', () => {
  it('is declared by every route', () => {
    expect(pathsWith((route) => route.access === undefined)).toEqual([]);
  });

  it('is public only on this list', () => {
    expect(pathsWith((route) => route.access === 'public')).toEqual(PUBLIC);
  });

  it('is for guests on the sign-in and sign-up pages', () => {
    expect(pathsWith((route) => route.access === 'guest')).toEqual(GUEST);
  });

  it('is any signed-in person on the shared pages', () => {
    expect(pathsWith((route) => route.access === 'signed-in')).toEqual(SIGNED_IN);
  });

  it.each(Object.entries(BY_ROLE))('is only a %s on its own pages', (role, paths) => {
    const isTheirs = ({ access }: RouteAccess) =>
      Array.isArray(access) && access.join(', ') === role;
    expect(pathsWith(isTheirs)).toEqual(paths);
  });

  it('is no other role on any page', () => {
    const named = [...PUBLIC, ...GUEST, ...SIGNED_IN, ...Object.values(BY_ROLE).flat()];
    expect(pathsWith(() => true)).toEqual(named.sort());
  });

  it('fails this test if it is not declared', () => {
    const tree = { children: { page: { options: { id: '/page' } } } };
    expect(routeAccess(tree)).toEqual([{ path: '/page', access: undefined }]);
  });
});
