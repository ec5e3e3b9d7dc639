import type { Page } from '@playwright/test';
import { open } from '../../harness/page/settled';
import { queueUnsentWork } from '../../harness/page/unsent-work';
import { SESSION_KEY } from '../../harness/people/people';
import { expect, test } from '../../harness/test';

const SECOND_MS = 1000;
const DAY_S = 86_400;
/** Within the last two minutes, yet not so near the end that every request renews by itself. */
const LEFT_S = 110;

test.use({ role: 'retailer', session: 'own' });

async function shortenSession(page: Page, leftS = LEFT_S): Promise<void> {
  await page.evaluate(
    ([key, endS]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: endS }));
    },
    [SESSION_KEY, Math.floor(Date.now() / SECOND_MS) + leftS] as const,
  );
}

async function refuseRenewal(page: Page, code: string, message: string): Promise<void> {
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ status: 400, json: { code, error_code: code, message } }),
  );
}

test('a renewal that fails is told with two minutes left, and can be asked for', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 400/);
  await open(page, '/settings');
  await refuseRenewal(page, 'teapot', 'No luck');
  await shortenSession(page);
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Session Requires Attention' });
  await expect(alert).toContainText('Automatic session renewal failed');
  await expect(alert).toContainText('Auto-refresh failed');
  await expect(alert).toContainText('Failed to refresh session: No luck');
  await page.unroute('**/auth/v1/token?grant_type=refresh_token');
  await page.getByRole('button', { name: 'Refresh Session Now' }).click();
  await expect(page.getByText('Session renewed')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a session the server forgot leads to the sign-in page, which says that work waits', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 40/);
  await open(page, '/settings');
  await queueUnsentWork(page);
  await refuseRenewal(page, 'refresh_token_not_found', 'Invalid Refresh Token: Not Found');
  await shortenSession(page);
  await open(page, '/settings');
  const alert = page.getByRole('alert').filter({ hasText: 'Session Requires Attention' });
  await expect(alert).toContainText('Your session has expired. Please sign in again.');
  await alert.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/retailer/signin?reason=expired');
  await expect(page.getByText('1 item waits on this device for you.')).toBeVisible();
});

test('with under ten minutes left the session is renewed without a word', async ({ page }) => {
  await open(page, '/settings');
  await shortenSession(page, 5 * 60);
  const renewal = page.waitForResponse(/grant_type=refresh_token/);
  await page.reload();
  expect((await renewal).status()).toBe(200);
  await expect(page.getByText('Session Requires Attention')).toHaveCount(0);
});

test('a clock that is a day wrong disturbs nobody', async ({ page, context }) => {
  await context.clock.install({ time: Date.now() + DAY_S * SECOND_MS });
  await open(page, '/settings');
  await expect(page.getByText('Session Requires Attention')).toHaveCount(0);
  await expect(page).toHaveURL('/settings');
});
