import { expectShownFor, installClock, pauseClock } from '../../harness/page/paused-clock';
import { open } from '../../harness/page/settled';
import { expect, test } from '../../harness/test';

const OFFLINE = "You're offline";
const BACK = 'Back online';
const SHOWN_MS = 3000;

for (const path of ['/', '/retailer/signin']) {
  test(`the banner on ${path} says offline, then for three seconds that we are back`, async ({
    page,
    goOffline,
    goOnline,
  }) => {
    await installClock(page);
    // It is among the parts that come after the screen itself, once the device is idle.
    const banner = page.waitForResponse(/\/assets\/banners-/);
    await open(page, path);
    await banner;
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await goOffline();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await pauseClock(page);
    await goOnline();
    await expectShownFor(page, BACK, SHOWN_MS);
    await expect(page.getByText(OFFLINE)).toBeHidden();
  });
}
