import { open } from '../harness/settled';
import { expect, test } from '../harness/test';
import { timeOnScreenMs } from '../harness/time-on-screen';

const OFFLINE = "You're offline";
const BACK = 'Back online';
const SHOWN_MS = 3000;
const EARLY_MS = 100;
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
    const backMs = timeOnScreenMs(page, BACK);
    await goOnline();
    expect(await backMs).toBeGreaterThan(SHOWN_MS - EARLY_MS);
    expect(await backMs).toBeLessThan(SHOWN_MS + LATE_MS);
    await expect(page.getByText(OFFLINE)).toBeHidden();
  });
}
