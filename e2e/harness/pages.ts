import type { Role } from './people';

type Access = 'public' | 'guest' | 'signed-in' | readonly Role[];

export interface PageCase {
  readonly path: string;
  readonly access: Access;
  /** Where somebody who is not signed in is sent; only for pages that ask for it. */
  readonly door?: string;
  /** The name of the page in the browser's tab. */
  readonly title: string;
}

const ID = '0190a000-0000-7000-8000-000000000001';

const STORE_DOOR = '/retailer/signin';
const BRAND_DOOR = '/brand/signin';
const BIZMAN_DOOR = '/bizman/signin';

const forBrand = { access: ['brand'], door: BRAND_DOOR } as const;
const forStore = { access: ['retailer'], door: STORE_DOOR } as const;
const forBizman = { access: ['bizman'], door: BIZMAN_DOOR } as const;
const forAnyone = { access: 'signed-in', door: STORE_DOOR } as const;
const forBrandLink = { access: 'signed-in', door: BRAND_DOOR } as const;
const guest = { access: 'guest' } as const;
const open = { access: 'public' } as const;

/** Every address of the product, written out by hand: who may enter, and where others go. */
export const PAGES: readonly PageCase[] = [
  { path: '/', ...guest, title: 'General trade, verified' },
  { path: '/dashboard', ...forAnyone, title: 'Dashboard' },
  { path: '/settings', ...forAnyone, title: 'Settings' },
  { path: '/notifications', ...forAnyone, title: 'Notifications' },
  { path: '/brand', ...open, title: 'For brands' },
  { path: '/retailer', ...open, title: 'For general trade stores' },
  { path: '/bizman', ...open, title: 'For bizmen' },
  { path: '/brand/signup', ...guest, title: 'Sign Up' },
  { path: '/brand/signin', ...guest, title: 'Sign In' },
  { path: '/retailer/signup', ...guest, title: 'Sign Up' },
  { path: '/retailer/signin', ...guest, title: 'Sign In' },
  { path: '/bizman/signup', ...guest, title: 'Sign Up' },
  { path: '/bizman/signin', ...guest, title: 'Sign In' },
  { path: '/products', ...forBrand, title: 'Products' },
  { path: '/brand-profile', ...forBrand, title: 'Brand profile' },
  { path: '/brand-ad-spaces-marketplace', ...forBrand, title: 'Ad spaces' },
  { path: '/retailer-marketplace', ...forStore, title: 'Marketplace' },
  { path: '/bizman-marketplace', ...forBizman, title: 'Marketplace' },
  { path: '/retailer-cart', ...forStore, title: 'Cart' },
  { path: '/bizman-cart', ...forBizman, title: 'Cart' },
  { path: '/retailer-checkout', ...forStore, title: 'Checkout' },
  { path: '/bizman-checkout', ...forBizman, title: 'Checkout' },
  { path: `/retailer-profile/${ID}`, ...forAnyone, title: 'Store profile' },
  { path: '/manage-shops', ...forBizman, title: 'Shops' },
  { path: '/admin-access', ...guest, title: 'Admin Portal' },
  { path: '/super-admin', ...guest, title: 'Super Admin' },
  { path: '/cms/about', ...open, title: 'Information' },
  { path: '/auth-debug', ...open, title: 'Auth debug' },
  { path: '/clear-cache', ...open, title: 'Clear cache' },
  { path: '/version', ...open, title: 'Version' },
  { path: `/campaign/${ID}`, ...forBrandLink, title: 'Campaign' },
  { path: `/adspace/${ID}`, ...forBrandLink, title: 'Ad space booking' },
  { path: `/deal/${ID}`, ...forAnyone, title: 'Deal' },
  { path: `/proof/${ID}`, ...forAnyone, title: 'Proof' },
  { path: `/order/${ID}`, ...forAnyone, title: 'Order' },
  { path: `/shop/${ID}`, ...forAnyone, title: 'Shop' },
  { path: `/notification/${ID}`, access: 'signed-in', door: '/', title: 'Notification' },
  { path: '/demo', ...open, title: 'Mobile demos' },
  { path: '/demo/mobile-e', ...open, title: 'Mobile demos' },
  { path: '/demo/mobile-optimized', ...open, title: 'Mobile demos' },
];

export const ADMIN_TABS = ['analytics', 'brands', 'retailers', 'bizmen', 'platform'];

export type Outcome = { to: string } | 'enter' | 'missing';

/** What a person meets at a page: the page, another one, or nothing at all. */
export function outcomeFor(page: PageCase, role: Role | 'nobody'): Outcome {
  if (page.access === 'public') return 'enter';
  if (page.access === 'guest') return role === 'nobody' ? 'enter' : { to: '/dashboard' };
  if (role === 'nobody') return { to: page.door ?? STORE_DOOR };
  if (page.access === 'signed-in') return 'enter';
  return page.access.includes(role) ? 'enter' : 'missing';
}

/** Somebody who sees the page itself. */
export function insiderOf(page: PageCase): Role | 'nobody' {
  if (page.access === 'public' || page.access === 'guest') return 'nobody';
  return page.access === 'signed-in' ? 'retailer' : (page.access[0] ?? 'nobody');
}
