import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open } from '../../harness/page/settled';
import { callerOf } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { enterWith, PHONE, renew, signInOn } from '../../harness/people/own-account';
import { expect, originOf, test } from '../../harness/test';

interface Told {
  readonly items: readonly { readonly type: string; readonly payload: Record<string, string> }[];
}

test('“this was not me” locks the account once it is confirmed, and leads to a new password @phone', async ({
  page,
  baseURL,
  quiet,
}) => {
  // The page that is open belongs to a session that has just ended.
  quiet.allow(/status of 40[13]/);
  const origin = originOf(baseURL);
  const person = await makePerson(origin);
  const stranger = await callerOf(origin, person);
  await stranger.run('payout_details_update', { upi_id: 'stranger@okbank' });
  const { items } = await stranger.read<Told>('/notifications');
  const told = items.find(({ type }) => type === 'security_changed');
  expect(told?.payload.change).toBe('upi-changed');

  const own = await signInOn(origin, person, PHONE);
  const elsewhere = await signInOn(origin, person, PHONE);
  await enterWith(page, own);
  await open(page, `/not-me?token=${told?.payload.token}`);
  await expect(page.getByRole('heading', { name: 'Lock your account?' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // Opening the page, as a mail scanner does, has done nothing.
  await expect(stranger.read('/me')).resolves.toBeDefined();

  await page.getByRole('button', { name: 'It wasn’t me, lock account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is locked' })).toBeVisible();
  expect(await renew(origin, elsewhere.refreshToken)).toBe(400);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a link that is not whole locks nothing @phone', async ({ page, quiet }) => {
  quiet.allow(/status of 403/);
  await open(page, '/not-me?token=made-up');
  await page.getByRole('button', { name: 'It wasn’t me, lock account' }).click();
  await expect(page.getByText(/This link is too old or incomplete/)).toBeVisible();
});
