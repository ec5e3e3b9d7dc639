import { type Outcome, outcomeFor, PAGES, type PageCase } from '../harness/pages';
import { ROLES, type Role } from '../harness/people';
import { open } from '../harness/settled';
import { expect, test } from '../harness/test';

const MISSING = 'Oops! Page not found';
const WALK_LIMIT_MS = 240_000;

/** In one line each, so that a failure reads as the table it is checked against. */
function inWords(outcome: Outcome, page: PageCase): string {
  if (outcome === 'missing') return `${page.path}: ${MISSING}`;
  return outcome === 'enter'
    ? `${page.path}: ${page.title}`
    : `${page.path}: sent to ${outcome.to}`;
}

for (const role of ['nobody', ...ROLES] as (Role | 'nobody')[]) {
  test.describe(`as ${role}`, { tag: '@desktop' }, () => {
    test.use({ role });

    test('every address lets in whom it should and sends the rest on', async ({ page }) => {
      test.setTimeout(WALK_LIMIT_MS);
      const seen: string[] = [];
      for (const { path, title } of PAGES) {
        await open(page, path);
        const address = new URL(page.url()).pathname;
        const isMissing = await page.getByRole('heading', { name: MISSING }).isVisible();
        if (isMissing) seen.push(`${path}: ${MISSING}`);
        else if (address !== path) seen.push(`${path}: sent to ${address}`);
        else {
          await expect.soft(page, path).toHaveTitle(title);
          seen.push(`${path}: ${await page.title()}`);
        }
        // A kept intent of one address must not lead the walk astray at the next.
        await page.evaluate(() => {
          sessionStorage.clear();
          localStorage.removeItem('chowk.intent');
        });
      }
      expect(seen).toEqual(PAGES.map((entry) => inWords(outcomeFor(entry, role), entry)));
    });
  });
}

test('/auth leads to the store’s sign-in', async ({ page }) => {
  await open(page, '/auth');
  await expect(page).toHaveURL('/retailer/signin');
});

test('an unknown address says so and leads home', async ({ page, quiet }) => {
  quiet.allow(/404 \(Not Found\)/);
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { name: MISSING })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
