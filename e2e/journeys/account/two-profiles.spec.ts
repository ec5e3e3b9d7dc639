import { open } from '../../harness/page/settled';
import { callerOf } from '../../harness/people/call';
import { makePerson } from '../../harness/people/new-person';
import { enterWith, PHONE, signInOn } from '../../harness/people/own-account';
import { expect, originOf, test } from '../../harness/test';

/** The smallest a finger meets surely. */
const TOUCH_PX = 48;
const HERE = 'Saved on this device. It is sent when there is a network.';

test('a profile or a shop changed on two devices never loses either side silently @phone', async ({
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
    await expect(page.getByText('Not saved yet. What you typed is still here')).toBeVisible();
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
    // Told in the form, where whoever saved is looking; and nothing there says saved.
    const form = page.locator('form').filter({ has: area });
    await expect(form.getByText('Could not be sent: Change to your profile')).toBeVisible();
    await expect(page.getByText('Profile saved')).toBeHidden();
    await page.getByRole('button', { name: '1 item failed to sync' }).click();
    const compare = page.getByRole('button', { name: 'Compare' });
    expect((await compare.boundingBox())?.height).toBeGreaterThanOrEqual(TOUCH_PX);
    await compare.click();
    const dialog = page.getByRole('dialog', { name: 'This was changed by someone else' });
    await expect(dialog).toContainText('Asha Kale');
    expect(await readArea()).toBe('Bandra');
    await dialog.getByRole('radio', { name: /^Khar/ }).click();
    await dialog.getByRole('button', { name: 'Use this' }).click();
    await expect.poll(readArea).toBe('Khar');
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('Asha Kale');
  });

  await test.step('a shop keeps what the other device saved where nobody typed', async () => {
    interface Shop {
      readonly id: string;
      readonly version: number;
      readonly shop_name: string;
      readonly area: string;
    }
    const readShop = async () =>
      (await elsewhere.read<{ items: readonly Shop[] }>('/shops')).items[0] as Shop;
    const change = async (fields: object) => {
      const { id, version } = await readShop();
      await elsewhere.run('shop_update', { id, version, ...fields });
    };
    await change({ shop_type: 'kirana', area: 'Dadar' });
    await open(page, '/settings/shop');
    // The device shows the shop as it knows it, then as it is.
    await expect(page.getByLabel('Area')).toHaveValue('Dadar');
    await page.getByLabel('Shop name').fill('Asha Stores');
    await change({ area: 'Worli' });
    await page.getByRole('button', { name: 'Save my shop' }).click();
    await expect(page.getByText('This was changed by someone else')).toBeVisible();
    await expect(page.getByLabel('Area')).toHaveValue('Worli');
    await page.getByRole('button', { name: 'Save my shop' }).click();
    await expect(page.getByText('Your shop is saved')).toBeVisible();
    expect(await readShop()).toMatchObject({ shop_name: 'Asha Stores', area: 'Worli' });
  });
});
