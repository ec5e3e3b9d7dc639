import { describe, expect, it } from 'vitest';
import { setActing } from '@/api/session/acting';
import { shell } from '@/i18n/en/first/shell';
import { badgeText } from './badge-text';
import { moreNav } from './more-nav-items';
import { mainNav } from './nav-items';

const OWNER = {
  id: 'o',
  full_name: 'Asha Rao',
  email: null,
  phone: null,
  roles: ['retailer' as const],
  unread_notifications: 0,
  owes_consent: false,
};

type Role = Parameters<typeof mainNav>[0];

function shown(role: Role): string[] {
  return mainNav(role).map((item) => {
    const query = item.tab ? `?tab=${item.tab}` : '';
    const label = shell[item.label as keyof typeof shell];
    return `${label} ${item.to}${query}`;
  });
}

const ADMIN = [
  'Overview /dashboard',
  'Analytics /dashboard?tab=analytics',
  'Brands /dashboard?tab=brands',
  'Retailers /dashboard?tab=retailers',
  'Bizmen /dashboard?tab=bizmen',
  'Platform /dashboard?tab=platform',
];

/** In the order of the specification. */
const EXPECTED: readonly (readonly [Role, readonly string[]])[] = [
  [
    'retailer',
    [
      'Dashboard /dashboard',
      'Marketplace /retailer-marketplace',
      'Notifications /notifications',
      'Profile /settings',
    ],
  ],
  [
    'brand',
    [
      'Dashboard /dashboard',
      'Products /products',
      'Notifications /notifications',
      'Profile /settings',
    ],
  ],
  [
    'bizman',
    [
      'Dashboard /dashboard',
      'Shops /manage-shops',
      'Notifications /notifications',
      'Profile /settings',
    ],
  ],
  ['admin', ADMIN],
  ['super_admin', ADMIN],
  [undefined, ['Dashboard /dashboard', 'Profile /settings']],
];

describe('the bottom navigation', () => {
  it.each(EXPECTED)('of %s', (role, items) => {
    expect(shown(role)).toEqual(items);
  });

  it('is not repeated by the sidebar below it', () => {
    for (const [role] of EXPECTED) {
      const main = new Set(mainNav(role).map((item) => item.label));
      expect(moreNav(role).filter((item) => main.has(item.label))).toEqual([]);
    }
  });

  it('leads an acting bizman to nothing personal of the owner', () => {
    setActing({ shopId: 's', shopName: 'Rao Stores', as: OWNER });
    try {
      const paths = [...mainNav('retailer'), ...moreNav('retailer')].map(({ to }) => to);
      expect(paths).toContain('/retailer-marketplace');
      expect(paths).not.toContain('/notifications');
      expect(paths).not.toContain('/earnings');
    } finally {
      setActing(undefined);
    }
  });
});

describe('the notification badge', () => {
  it.each([
    [0, undefined],
    [-1, undefined],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [250, '9+'],
  ])('for %i unread shows %s', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});
