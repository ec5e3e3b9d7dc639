import { open } from '../harness/settled';
import { expect, test } from '../harness/test';

const OFFLINE = "You're offline";
const BACK = 'Back online';
const SHOWN_MS = 3000;
const SLACK_MS = 1200;

for (const path of ['/', '/retailer/signin']) {
  test(`the banner on ${path} says offline, then for three seconds that we are back`, async ({
    page,
    goOffline,
    goOnline,
  }) => {
    await open(page, path);
    // The banner is among the parts that come after the screen itself.
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await goOffline();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await goOnline();
    await expect(page.getByText(BACK)).toBeVisible();
    const startMs = Date.now();
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await expect(page.getByText(BACK)).toBeHidden();
    const tookMs = Date.now() - startMs;
    expect(tookMs).toBeGreaterThan(SHOWN_MS - SLACK_MS);
    expect(tookMs).toBeLessThan(SHOWN_MS + SLACK_MS);
  });
}
