import { expectAccessibleInBothThemes } from '../harness/axe';
import { open, settled } from '../harness/settled';
import { expect, test } from '../harness/test';

test.use({ role: 'admin' });

test('an admin narrows the shops, keeps that as a view and looks into one of them', async ({
  page,
}, { project }) => {
  const name = `Alone, ${project.name}`;
  await open(page, '/dashboard?tab=retailers');
  await page.getByRole('combobox', { name: 'Bizman' }).selectOption('Without a bizman');
  await expect(page).toHaveURL(/status=no/);
  await page.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();

  await open(page, '/dashboard?tab=retailers');
  await page.getByRole('combobox', { name: 'Saved views' }).selectOption(name);
  await expect(page).toHaveURL(/status=no/);
  await expect(page.getByRole('row').nth(1).getByText('Nobody')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('row').nth(1).getByRole('link').click();
  await settled(page);
  await expect(page.getByRole('heading', { name: 'How it does' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'All its deals' }).click();
  await expect(page).toHaveURL(/list=deals/);
});

test('work that was given up is tried again, and that stands in the trail @desktop', async ({
  page,
}) => {
  await open(page, '/jobs');
  await page.getByRole('button', { name: 'Try proofs.remind-review again' }).click();
  await expect(page.getByText('Nothing was given up')).toBeVisible();
  await open(page, '/trail');
  await page.getByText('Background work tried again').first().click();
  await page.getByRole('button', { name: 'Only this step' }).click();
  await expect(page).toHaveURL(/action=job_retry/);
  await expect(page.getByText('Demo Admin ·').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('every message that was sent is on a list, and a figure leads to its rows @desktop', async ({
  page,
}) => {
  await open(page, '/dashboard?tab=platform&part=records&list=deliveries&status=skipped');
  await expect(
    page.getByRole('cell', { name: 'No device signed up for it' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Sent', exact: true })).toHaveCount(0);
  await open(page, '/dashboard?tab=analytics');
  await page.getByRole('link', { name: 'Placements approved' }).click();
  await expect(page).toHaveURL(/list=proofs&status=approved/);
  await expect(page.getByRole('cell', { name: 'Approved', exact: true }).first()).toBeVisible();
});
