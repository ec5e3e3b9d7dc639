import { expectAccessibleInBothThemes } from '../harness/axe';
import { ADMIN_TABS, insiderOf, PAGES } from '../harness/pages';
import { open } from '../harness/settled';
import { test } from '../harness/test';

for (const entry of PAGES) {
  test.describe(() => {
    test.use({ role: insiderOf(entry) });

    test(`${entry.path} is accessible in both themes`, async ({ page }) => {
      await open(page, entry.path);
      await expectAccessibleInBothThemes(page);
    });
  });
}

test.describe('the admin’s dashboard', () => {
  test.use({ role: 'admin' });

  for (const tab of ADMIN_TABS) {
    test(`tab ${tab} is accessible in both themes`, async ({ page }) => {
      await open(page, `/dashboard?tab=${tab}`);
      await expectAccessibleInBothThemes(page);
    });
  }
});

test('the page for unknown addresses is accessible in both themes', async ({ page, quiet }) => {
  quiet.allow(/404 \(Not Found\)/);
  await open(page, '/no/such/page');
  await expectAccessibleInBothThemes(page);
});
