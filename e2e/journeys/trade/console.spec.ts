import { createHash } from 'node:crypto';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open, settled } from '../../harness/page/settled';
import { callerOf } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { PASSWORD } from '../../harness/people/people';
import { expect, originOf, test } from '../../harness/test';

const OTHER_SUPER_ADMIN = { email: 'super2@chowk.demo', password: PASSWORD };

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
  await page.getByRole('button', { name: 'Retry proofs.remind-review' }).click();
  await expect(page.getByText('No failed jobs')).toBeVisible();
  await open(page, '/trail');
  await page.getByText('Background work tried again').first().click();
  await page.getByRole('button', { name: 'Only this action' }).click();
  await expect(page).toHaveURL(/action=job_retry/);
  await expect(page.getByText('Demo Admin ·').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('every message that was sent is on a list, and a figure leads to its rows @desktop', async ({
  page,
}) => {
  await open(page, '/dashboard?tab=platform&part=records&list=deliveries&status=skipped');
  await expect(page.getByRole('cell', { name: 'No device registered' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Sent', exact: true })).toHaveCount(0);
  await open(page, '/dashboard?tab=analytics');
  await page.getByRole('link', { name: 'Placements approved' }).click();
  await expect(page).toHaveURL(/list=proofs&status=approved/);
  await expect(page.getByRole('cell', { name: 'Approved', exact: true }).first()).toBeVisible();
});

test.describe('what takes two people', () => {
  test.use({ role: 'super_admin' });

  test('is asked first, listed when decided, and a role somebody has is told at its field @desktop', async ({
    page,
    baseURL,
    quiet,
  }) => {
    quiet.allow(/status of 400/);
    const origin = originOf(baseURL);
    const other = await callerOf(origin, OTHER_SUPER_ADMIN);
    const propose = async (name: string) => {
      const key_sha256 = createHash('sha256').update(name).digest('hex');
      const key = { name, key_sha256, hint: 'abcd', scopes: ['links'], valid_days: 1 };
      await other.run('service_key_create', { id: crypto.randomUUID(), ...key });
      return `Service key for ${name}`;
    };
    const stamp = Date.now();
    const [wanted, unwanted] = [await propose(`Till ${stamp}`), await propose(`Odd ${stamp}`)];
    await open(page, '/dashboard?tab=platform&part=confirmations');
    const asked = page.getByRole('alertdialog');
    const decided = page.getByRole('table', { name: 'Decided' });
    for (const [step, what, outcome] of [
      ['Confirm', wanted, 'In force'],
      ['Reject', unwanted, 'Rejected'],
    ] as const) {
      const press = page.getByRole('button', { name: `${step}: ${what}` });
      await press.click();
      await expect(asked).toContainText(`${step}: ${what}?`);
      await asked.getByRole('button', { name: 'Cancel' }).click();
      await expect(asked).toBeHidden();
      await expect(decided.getByRole('row', { name: what })).toHaveCount(0);
      await press.click();
      await asked.getByRole('button', { name: step, exact: true }).click();
      await expect(press).toHaveCount(0);
      const row = decided.getByRole('row', { name: what });
      await expect(row).toContainText(outcome);
    }

    const { id } = await makePerson(origin);
    await open(page, `/people/${id}`);
    const field = page.getByRole('combobox', { name: 'Add role' });
    await field.selectOption('Bizman');
    await other.run('role_grant', { user_id: id, role: 'bizman' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('This person already has this role')).toBeVisible();
  });
});
