import { open } from '../harness/settled';
import { expect, test } from '../harness/test';

test.describe('the landing page', () => {
  test('leads in from its header', async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/retailer/signin',
    );
    await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/brand/signup',
    );
    await expect(page.getByRole('button', { name: 'Install app' }).first()).toBeVisible();
  });

  test('shows the platform’s own figures', async ({ page }) => {
    await open(page, '/');
    const stats = page.getByRole('region', { name: 'Chowk in numbers' });
    for (const value of ['5000+', '100+', '500+', '150+', '98%']) {
      await expect(stats.getByText(value)).toBeVisible();
    }
  });

  test('leads each role to its page and staff to theirs', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('main');
    for (const target of ['/brand', '/retailer', '/bizman']) {
      await expect(main.locator(`a[href="${target}"]`).first()).toBeVisible();
    }
    const footer = page.getByRole('contentinfo');
    for (const target of ['/brand', '/retailer', '/bizman', '/admin-access', '/super-admin']) {
      await expect(footer.locator(`a[href="${target}"]`)).toBeVisible();
    }
    await expect(footer.getByRole('link', { name: 'Admin Portal' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Super Admin' })).toBeVisible();
  });

  test('compares the old way with its own and asks to begin', async ({ page }) => {
    await open(page, '/');
    const table = page.getByRole('table', { name: /Traditional distribution/ });
    await expect(table.getByText('25-35% distributor margin')).toBeVisible();
    await expect(table.getByText('8-12% fee')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
    await expect(page.getByText('Schedule Demo').first()).toBeVisible();
  });

  test('never scrolls sideways', async ({ page }) => {
    await open(page, '/');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('with a session', () => {
  test.use({ role: 'brand' });

  test('the landing page leads straight to the dashboard', async ({ page }) => {
    await open(page, '/');
    await expect(page).toHaveURL('/dashboard');
  });
});
