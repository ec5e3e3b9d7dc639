import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, problemsAtBothWidths } from '../../harness/page/axe';
import {
  ADMIN_TABS,
  insiderOf,
  type Outcome,
  outcomeFor,
  type PageCase,
  walkOf,
} from '../../harness/page/pages';
import { open, settled } from '../../harness/page/settled';
import { DEMO_EMAILS, PASSWORD, ROLES, type Role } from '../../harness/people/people';
import { expect, test } from '../../harness/test';

const MISSING = 'Oops! Page not found';
/** Deep links are walked with an id nobody has; the browser says aloud that it is not found. */
const MADE_UP = /404 \(Not Found\) \(\S+\/(rest\/v1\/\w+\/0190a000-|functions\/v1\/deal_offer\))/;

/** In one line each, so that a failure reads as the table it is checked against. */
function inWords(outcome: Outcome, page: PageCase): string {
  if (outcome === 'missing') return `${page.path}: ${MISSING}`;
  return outcome === 'enter'
    ? `${page.path}: ${page.title}`
    : `${page.path}: sent to ${outcome.to}`;
}

async function whatIsThere(page: Page, { path, title }: PageCase): Promise<string> {
  await open(page, path);
  const address = new URL(page.url()).pathname;
  if (await page.getByRole('heading', { name: MISSING }).isVisible()) return `${path}: ${MISSING}`;
  if (address !== path) return `${path}: sent to ${address}`;
  await expect.soft(page, path).toHaveTitle(title);
  return `${path}: ${await page.title()}`;
}

/** A kept intent of one address must not lead the walk astray at the next. */
async function forgetIntent(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem('chowk.intent');
  });
}

for (const role of ['nobody', ...ROLES] as (Role | 'nobody')[]) {
  test.describe(`as ${role}`, () => {
    test.use({ role });

    test('every address lets in whom it should, accessible in both themes and widths @desktop', async ({
      page,
      quiet,
    }) => {
      quiet.allow(MADE_UP);
      const pages = walkOf(role);
      const seen: string[] = [];
      for (const entry of pages) {
        seen.push(await whatIsThere(page, entry));
        if (insiderOf(entry) === role) {
          expect.soft(await problemsAtBothWidths(page), entry.path).toEqual([]);
        }
        await forgetIntent(page);
      }
      expect(seen).toEqual(pages.map((entry) => inWords(outcomeFor(entry, role), entry)));
    });
  });
}

test.describe('the admin’s dashboard', () => {
  test.use({ role: 'admin' });

  test('every tab is accessible in both themes and widths @desktop', async ({ page }) => {
    for (const tab of ADMIN_TABS) {
      await open(page, `/dashboard?tab=${tab}`);
      expect.soft(await problemsAtBothWidths(page), tab).toEqual([]);
    }
  });
});

test.describe('the super admin’s upkeep', () => {
  test.use({ role: 'super_admin' });

  test('is there and accessible in both themes @desktop', async ({ page }) => {
    await open(page, '/dashboard?tab=platform&part=upkeep');
    await expect(page.getByRole('button', { name: 'Back up now' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete what is due now' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test('/auth leads to the store’s sign-in', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/auth');
  await expect(page).toHaveURL('/retailer/signin');
});

test('a page of another role wanted before a sign-in leads to one’s own home, once @phone', async ({
  page,
}) => {
  await open(page, '/bizman-cart');
  await expect(page).toHaveURL('/bizman/signin');
  await page.getByLabel('Email').fill(DEMO_EMAILS.retailer);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await settled(page);
  await open(page, '/bizman-cart');
  await expect(page.getByRole('heading', { name: MISSING })).toBeVisible();
});

test('an unknown address says so, is accessible, and leads home', async ({ page, quiet }) => {
  quiet.allow(/404 \(Not Found\)/);
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { name: MISSING })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
