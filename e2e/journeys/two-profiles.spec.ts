import { callerOf } from '../harness/call';
import { makePerson } from '../harness/new-person';
import { enterWith, PHONE, signInOn } from '../harness/own-account';
import { open } from '../harness/settled';
import { expect, originOf, test } from '../harness/test';

const HERE = 'Saved on this device. It is sent when there is a network.';

test('a profile changed on two devices never loses either side silently @phone', async ({
  page,
  baseURL,
  goOffline,
  goOnline,
}) => {
  const origin = originOf(baseURL);
  const person = await makePerson(origin, 'retailer');
  const elsewhere = await callerOf(origin, person);
  const readArea = async () =>
    (await elsewhere.read<{ area: string | null }>(`/profiles/${person.id}`)).area;
  await enterWith(page, await signInOn(origin, person, PHONE));
  // On a slow line the news of the other device comes after the press.
  await page.route('**/realtime/v1/stream', () => undefined);
  await open(page, '/settings/profile');
  const area = page.getByRole('textbox', { name: 'Area' });
  const name = page.getByRole('textbox', { name: 'Your name' });
  const save = page.getByRole('button', { name: 'Save changes' });

  await test.step('with a network what was typed stays, beside what the other device saved', async () => {
    await elsewhere.run('profile_update', { full_name: 'Asha Patil' });
    await area.fill('Mahim');
    await save.click();
    await expect(
      page.getByText('Nothing is saved yet. What you typed is still here: save again'),
    ).toBeVisible();
    await expect(area).toHaveValue('Mahim');
    await expect(name).toHaveValue('Asha Patil');
    await save.click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    expect(await readArea()).toBe('Mahim');
  });

  await test.step('what was saved without a network is compared', async () => {
    await goOffline();
    await area.fill('Khar');
    await save.click();
    await expect(page.getByText(HERE)).toBeVisible();
    await elsewhere.run('profile_update', { area: 'Bandra', full_name: 'Asha Kale' });
    await goOnline();
    await page.getByRole('button', { name: '1 items failed to sync' }).click();
    await page.getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody changed this meanwhile' });
    await expect(dialog).toContainText('Asha Kale');
    expect(await readArea()).toBe('Bandra');
    await dialog.getByRole('radio', { name: /^Khar/ }).click();
    await dialog.getByRole('button', { name: 'Use this' }).click();
    await expect.poll(readArea).toBe('Khar');
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('Asha Kale');
  });
});
