import { expectShownFor, holdClock, installClock } from '../harness/held-clock';
import { open } from '../harness/settled';
import { expect, test } from '../harness/test';

const OFFLINE = "You're offline";
const BACK = 'Back online';
const SHOWN_MS = 3000;

const hasBanners = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/banners-'));

for (const path of ['/', '/retailer/signin']) {
  test(`the banner on ${path} says offline, then for three seconds that we are back`, async ({
    page,
    goOffline,
    goOnline,
  }) => {
    await installClock(page);
    await open(page, path);
    // The banner is among the parts that come after the screen itself, once the device is idle.
    await expect.poll(() => page.evaluate(hasBanners)).toBe(true);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await goOffline();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await holdClock(page);
    await goOnline();
    await expectShownFor(page, BACK, SHOWN_MS);
    await expect(page.getByText(OFFLINE)).toBeHidden();
  });
}
