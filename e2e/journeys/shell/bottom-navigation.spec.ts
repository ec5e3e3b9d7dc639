import { open } from '../../harness/page/settled';
import type { Role } from '../../harness/people/people';
import { expect, test } from '../../harness/test';

const ADMIN = [
  ['Overview', '/dashboard'],
  ['Analytics', '/dashboard?tab=analytics'],
  ['Brands', '/dashboard?tab=brands'],
  ['Retailers', '/dashboard?tab=retailers'],
  ['Bizmen', '/dashboard?tab=bizmen'],
  ['Platform', '/dashboard?tab=platform'],
] as const;

const NAVIGATION: Record<Role, readonly (readonly [label: string, target: string])[]> = {
  retailer: [
    ['Dashboard', '/dashboard'],
    ['Marketplace', '/retailer-marketplace'],
    ['Notifications', '/notifications'],
    ['Profile', '/settings'],
  ],
  brand: [
    ['Dashboard', '/dashboard'],
    ['Products', '/products'],
    ['Notifications', '/notifications'],
    ['Profile', '/settings'],
  ],
  bizman: [
    ['Dashboard', '/dashboard'],
    ['Shops', '/manage-shops'],
    ['Notifications', '/notifications'],
    ['Profile', '/settings'],
  ],
  admin: ADMIN,
  super_admin: ADMIN,
};

const TOUCH_PX = 48;

for (const role of Object.keys(NAVIGATION) as Role[]) {
  test.describe(`bottom navigation of ${role}`, { tag: '@phone' }, () => {
    test.use({ role });

    test('has its places in order, each large enough and leading where it says', async ({
      page,
    }) => {
      await open(page, '/dashboard');
      const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
      const places = NAVIGATION[role];
      await expect(links).toHaveCount(places.length);
      for (const [index, [label, target]] of places.entries()) {
        const link = links.nth(index);
        await expect(link).toContainText(label);
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(TOUCH_PX);
        expect(box?.width).toBeGreaterThanOrEqual(TOUCH_PX);
        await link.click();
        await expect(page).toHaveURL(target);
        await expect(link).toHaveAttribute('aria-current', 'page');
      }
    });
  });
}

test.describe('the badge', { tag: '@phone' }, () => {
  test.use({ role: 'retailer' });

  test('shows the count, and 9+ above nine', async ({ page }) => {
    let unread = 0;
    await page.route('**/rest/v1/me', async (route) => {
      const response = await route.fetch();
      const me: Record<string, unknown> = await response.json();
      await route.fulfill({ response, json: { ...me, unread_notifications: unread } });
    });
    for (const [count, badge] of [
      [3, '3'],
      [9, '9'],
      [10, '9+'],
    ] as const) {
      unread = count;
      await open(page, '/dashboard');
      const link = page.getByRole('navigation').getByRole('link', { name: 'Notifications' });
      await expect(link.getByText(badge, { exact: true })).toBeVisible();
      await expect(link).toContainText(`${count} unread`);
    }
  });
});

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test.use({ role: 'retailer' });

  test('the sidebar takes the place of the bottom navigation', async ({ page }) => {
    await open(page, '/dashboard');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(navigation).toHaveCount(1);
    const box = await navigation.boundingBox();
    expect(box?.x).toBeLessThan(100);
  });
});

test.describe('an address with a part that is none', () => {
  test.use({ role: 'admin' });

  test('shows the overview', async ({ page }) => {
    await open(page, '/dashboard?tab=bogus');
    await expect(page.getByText('bogus')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Demo Admin');
  });
});
