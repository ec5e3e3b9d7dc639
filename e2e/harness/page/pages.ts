import type { Role } from '../people/people';

/** `link`: made up here, so it leads home; real links have their own journey. */
type Access = 'public' | 'guest' | 'signed-in' | 'link' | readonly Role[];

export interface PageCase {
  readonly path: string;
  readonly access: Access;
  /** Where somebody without a session is sent; only for pages that require one. */
  readonly door?: string;
  /** The title of the browser tab. */
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
const forBrandLink = { access: 'link', door: BRAND_DOOR } as const;
const forStoreLink = { access: 'link', door: STORE_DOOR } as const;
const forAdmin = { access: ['admin', 'super_admin'], door: '/admin-access' } as const;
const guest = { access: 'guest' } as const;
const open = { access: 'public' } as const;

/** Every path of the product, written by hand: who may open it, and where others are sent. */
export const PAGES: readonly PageCase[] = [
  { path: '/', ...guest, title: 'Chowk: where brands meet the shop next door' },
  { path: '/dashboard', ...forAnyone, title: 'Dashboard · Chowk' },
  { path: '/settings', ...forAnyone, title: 'Settings · Chowk' },
  { path: '/settings/privacy', ...forAnyone, title: 'Settings · Chowk' },
  { path: '/notifications', ...forAnyone, title: 'Notifications · Chowk' },
  { path: '/brand', ...open, title: 'Chowk for brands: pay for proven placements' },
  { path: '/retailer', ...open, title: 'Chowk for stores: your shelf earns' },
  { path: '/bizman', ...open, title: 'Chowk for bizmen: earn with every shop' },
  { path: '/brand/signup', ...guest, title: 'Sign Up · Chowk' },
  { path: '/brand/signin', ...guest, title: 'Sign In · Chowk' },
  { path: '/retailer/signup', ...guest, title: 'Sign Up · Chowk' },
  { path: '/retailer/signin', ...guest, title: 'Sign In · Chowk' },
  { path: '/bizman/signup', ...guest, title: 'Sign Up · Chowk' },
  { path: '/bizman/signin', ...guest, title: 'Sign In · Chowk' },
  { path: '/reset-password', ...open, title: 'New password · Chowk' },
  { path: '/products', ...forBrand, title: 'Products · Chowk' },
  { path: '/wallet', ...forBrand, title: 'Wallet · Chowk' },
  { path: '/campaigns/new', ...forBrand, title: 'New campaign · Chowk' },
  { path: '/brand-profile', ...forBrand, title: 'Brand profile · Chowk' },
  { path: '/brand-ad-spaces-marketplace', ...forBrand, title: 'Ad spaces · Chowk' },
  { path: '/ad-spaces', ...forStore, title: 'My ad spaces · Chowk' },
  { path: '/ad-spaces/new', ...forStore, title: 'My ad spaces · Chowk' },
  { path: '/retailer-marketplace', ...forStore, title: 'Marketplace · Chowk' },
  { path: '/bizman-marketplace', ...forBizman, title: 'Marketplace · Chowk' },
  { path: '/retailer-cart', ...forStore, title: 'Cart · Chowk' },
  { path: '/bizman-cart', ...forBizman, title: 'Cart · Chowk' },
  { path: '/retailer-checkout', ...forStore, title: 'Checkout · Chowk' },
  { path: '/bizman-checkout', ...forBizman, title: 'Checkout · Chowk' },
  { path: `/retailer-profile/${ID}`, ...forAnyone, title: 'Store profile · Chowk' },
  {
    path: '/earnings',
    access: ['retailer', 'bizman'],
    door: STORE_DOOR,
    title: 'Earnings · Chowk',
  },
  { path: '/manage-shops', ...forBizman, title: 'Shops · Chowk' },
  { path: '/leads/new', ...forBizman, title: 'New lead · Chowk' },
  { path: `/leads/${ID}`, ...forBizman, title: 'Lead · Chowk' },
  { path: '/activations', ...forAdmin, title: 'Shops to activate · Chowk' },
  { path: '/review', ...forAdmin, title: 'Proof review · Chowk' },
  { path: '/money', ...forAdmin, title: 'Money · Chowk' },
  { path: '/people', ...forAdmin, title: 'People · Chowk' },
  { path: `/people/${ID}`, ...forAdmin, title: 'People · Chowk' },
  { path: '/trail', ...forAdmin, title: 'Audit log · Chowk' },
  { path: '/jobs', ...forAdmin, title: 'Background work · Chowk' },
  { path: '/admin-access', ...guest, title: 'Admin Portal · Chowk' },
  { path: '/super-admin', ...guest, title: 'Super Admin · Chowk' },
  { path: '/cms/about', ...open, title: 'Information · Chowk' },
  { path: '/auth-debug', ...open, title: 'Auth debug · Chowk' },
  { path: '/clear-cache', ...open, title: 'Clear cache · Chowk' },
  { path: '/version', ...open, title: 'Version · Chowk' },
  { path: `/campaign/${ID}`, ...forBrandLink, title: 'Campaign · Chowk' },
  { path: `/adspace/${ID}`, ...forBrandLink, title: 'Ad space booking · Chowk' },
  { path: `/deal/${ID}`, ...forStoreLink, title: 'Deal · Chowk' },
  { path: `/proof/${ID}`, ...forStoreLink, title: 'Proof · Chowk' },
  { path: `/order/${ID}`, ...forStoreLink, title: 'Order · Chowk' },
  { path: `/shop/${ID}`, ...forStoreLink, title: 'Shop · Chowk' },
  { path: `/notification/${ID}`, access: 'link', door: '/', title: 'Notification · Chowk' },
  { path: '/demo', ...open, title: 'Mobile demos · Chowk' },
  { path: '/demo/mobile-e', ...open, title: 'Mobile demos · Chowk' },
  { path: '/demo/mobile-optimized', ...open, title: 'Mobile demos · Chowk' },
];

export const ADMIN_TABS = ['analytics', 'brands', 'retailers', 'bizmen', 'platform'];

export type Outcome = { to: string } | 'enter' | 'missing';

/** What a person sees at a path: the page, another one, or "not found". */
export function outcomeFor(page: PageCase, role: Role | 'nobody'): Outcome {
  if (page.access === 'public') return 'enter';
  if (page.access === 'guest') return role === 'nobody' ? 'enter' : { to: '/dashboard' };
  if (role === 'nobody') return { to: page.door ?? STORE_DOOR };
  if (page.access === 'link') return { to: '/dashboard' };
  if (page.access === 'signed-in') return 'enter';
  return page.access.includes(role) ? 'enter' : 'missing';
}

/** A person who sees the page itself, if there is one. */
export function insiderOf(page: PageCase): Role | 'nobody' | undefined {
  if (page.access === 'link') return undefined;
  if (page.access === 'public' || page.access === 'guest') return 'nobody';
  return page.access === 'signed-in' ? 'retailer' : (page.access[0] ?? 'nobody');
}

/**
 * The pages a role visits: all of its own, and of the others one per kind of access. That each page
 * has its kind's access is tested without a browser, in the web app's test of its routes.
 */
export function walkOf(role: Role | 'nobody'): readonly PageCase[] {
  const kinds = new Set<string>();
  return PAGES.filter((page) => {
    if (insiderOf(page) === role) return true;
    const kind = JSON.stringify([page.access, page.door]);
    return !kinds.has(kind) && kinds.add(kind);
  });
}
