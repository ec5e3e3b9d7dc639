import { open } from '../harness/settled';
import { expect, test } from '../harness/test';
import { watchTimeUntilGone } from '../harness/time-until-gone';

const OFFLINE = "You're offline";
const BACK = 'Back online';
const SHOWN_MS = 3000;
/** The browser counts a timer from the start of the task that set it, and a busy one has long tasks. */
const EARLY_MS = 500;
const LATE_MS = 2000;

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
    const timeUntilGone = await watchTimeUntilGone(page, 'online', BACK);
    await goOnline();
    const backMs = await timeUntilGone();
    expect(backMs).toBeGreaterThan(SHOWN_MS - EARLY_MS);
    expect(backMs).toBeLessThan(SHOWN_MS + LATE_MS);
    await expect(page.getByText(OFFLINE)).toBeHidden();
  });
}
