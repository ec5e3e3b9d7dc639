import { countFirstLoad, FIRST_PLACES, watchFirstLoad } from '../../harness/page/first-load';
import { expect, test } from '../../harness/test';

/** Round trips, not bytes, are the wait on a weak line: they are counted where nothing is cached. */
for (const { name, path, role = 'nobody', usable, most } of FIRST_PLACES) {
  test.describe(`first load @phone`, () => {
    test.use({ role });

    test(`${name} can be used after few requests`, async ({ page }) => {
      await page.addInitScript(watchFirstLoad, usable);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const load = await countFirstLoad(page, session, path);
      expect(load.scripts, 'scripts').toBeLessThanOrEqual(most.scripts);
      expect(load.apiCalls, 'calls of the API').toBeLessThanOrEqual(most.apiCalls);
      expect(load.requests, 'requests').toBeLessThanOrEqual(most.requests);
      // Whoever was asked for something early is heard: public/start.js knows the addresses to the letter.
      const notTaken = () =>
        page.evaluate(() => {
          const { chowkEarly } = window as { chowkEarly?: { answers: object } };
          return Object.keys(chowkEarly?.answers ?? {});
        });
      await expect.poll(notTaken, 'answers asked for early that nobody took').toEqual([]);
    });
  });
}
