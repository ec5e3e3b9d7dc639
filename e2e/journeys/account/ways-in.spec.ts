import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { settled } from '../../harness/page/settled';
import { SESSION_KEY } from '../../harness/people/people';
import { codeSentTo } from '../../harness/server/message-catcher';
import { startOutsideWorld } from '../../harness/server/outside-world';
import { test as base, expect } from '../../harness/test';

type World = Awaited<ReturnType<typeof startOutsideWorld>>;

/** On a server of its own, with mail, a provider, messages and a captcha around it. */
const test = base.extend<object, { world: World }>({
  world: [
    async ({ browserName: _ }, use) => {
      const world = await startOutsideWorld();
      await use(world);
      await world.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ world }, use) => use(world.site),
});

const PASSWORD = 'kirana-2026-dukaan';
const NEW_PASSWORD = 'galla-2026-bazaar';
const CHECK = 'One quick check';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function solveCaptcha(page: Page): Promise<void> {
  const frame = page.frameLocator(`iframe[title="${CHECK}"]`);
  const widget = frame.getByRole('button', { name: 'I am a person' });
  await expect(widget).toHaveAttribute('data-reached', 'false');
  await widget.click();
  await expect(page.getByRole('dialog', { name: CHECK })).toHaveCount(0);
}

async function askForNewPassword(page: Page): Promise<void> {
  await press(page, 'Continue');
  await solveCaptcha(page);
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
}

async function chooseNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await press(page, 'Save the password');
  await expect(page).toHaveURL('/dashboard');
}

/** The page that was wanted stays shut until the one needed consent is given. */
async function agree(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await press(page, 'Continue to Chowk');
  await expect(page.getByText('We cannot open an account without this')).toBeVisible();
  await page.getByLabel('I agree to the use of my details').check();
  await press(page, 'Continue to Chowk');
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard');
}

/** Another device, as it were: nobody is signed in, neither here nor at the provider. */
async function startAfresh(page: Page, context: BrowserContext, path: string): Promise<void> {
  // Where no app runs that would still be asking for something with the session taken away.
  await page.goto('/auth/v1/health');
  await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
  await context.clearCookies();
  await page.goto(path);
  await settled(page);
}

test('every way in and every change of it, through mail, messages, a provider and a captcha @phone', async ({
  page,
  context,
  world,
  quiet,
}) => {
  quiet.allow(/status of 40[03]/);
  const asha = 'asha@example.in';
  const moved = 'asha.rao@example.in';

  await test.step('a sign-up is confirmed by its mail', async () => {
    await page.goto('/retailer/signup');
    await page.getByLabel('Your name').fill('Asha Rao');
    await page.getByLabel('Shop name').fill('Rao Stores');
    await page.getByLabel('Mobile number').fill('9876543210');
    await page.getByLabel('Email', { exact: true }).fill(asha);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('I agree to the use of my details').check();
    await press(page, 'Create account');
    await expect(page.getByRole('dialog', { name: CHECK })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await press(page, 'Close');
    await expect(page.getByText(/We could not tell that you are a person/)).toBeVisible();
    expect(world.captcha.solved()).toBe(0);
    await press(page, 'Create account');
    await solveCaptcha(page);
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await page.goto((await world.letter(asha, 'confirm-signup')).link);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('an account elsewhere is linked and unlinked', async () => {
    world.become('asha-elsewhere', { email: 'a.rao@mail.example', email_verified: true });
    await page.goto('/settings/security');
    await press(page, 'Link Google');
    await expect(page.getByText('The account is linked')).toBeVisible();
    await expect(page.getByText('a.rao@mail.example')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await press(page, 'Remove Google');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('a.rao@mail.example')).toHaveCount(0);
    await expect(page.getByText(/This is your only way in/)).toBeVisible();
  });

  await test.step('an address changes when both mailboxes agree, one by link, one by code', async () => {
    await press(page, 'Change email');
    await page.getByLabel('New email').fill(moved);
    await press(page, 'Change the email');
    await expect(page.getByText(`Waiting for ${moved}`)).toBeVisible();
    await page.goto((await world.letter(asha, 'email-change-current')).link);
    await expect(page.getByRole('heading', { name: 'One more mail to open' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Continue to Chowk' }).click();
    await press(page, 'Type the codes instead');
    const { code } = await world.letter(moved, 'email-change-new');
    const field = page.getByLabel(`Code from the mail to ${moved}`);
    const form = page.locator('form').filter({ has: field });
    await field.fill(code === '000000' ? '000001' : '000000');
    await form.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('This code is not right or no longer valid.')).toBeVisible();
    await field.fill(code);
    await form.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your email is changed')).toBeVisible();
    expect((await world.letter(asha, 'email-changed')).text).toContain(moved);
  });

  await test.step('a number is added once its code came back', async () => {
    await press(page, 'Add a mobile');
    await page.getByLabel('Mobile number').fill('98765 00001');
    await press(page, 'Send the code');
    const code = await codeSentTo('+919876500001', world.messagesUrl);
    await page.getByLabel('6-digit code').fill(code);
    await press(page, 'Save the number');
    await expect(page.getByText('Your mobile is saved')).toBeVisible();
    await expect(page.getByText('+91 98765 00001').first()).toBeVisible();
  });

  await test.step('a forgotten password is replaced by the code of the mail', async () => {
    await startAfresh(page, context, '/retailer/signin');
    await page.getByLabel('Email').fill(moved);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByLabel('Email or mobile')).toHaveValue(moved);
    await askForNewPassword(page);
    await page.getByLabel('6-digit code').fill((await world.letter(moved, 'recover')).code);
    await press(page, 'Continue');
    await chooseNewPassword(page);
  });

  await test.step('somebody the operator made recovers by link, and is asked for consent', async () => {
    const email = 'hema@example.in';
    const data = { role: 'retailer', full_name: 'Hema', language: 'en' };
    await world.asOperator('/admin/users', { email, email_confirm: true, user_metadata: data });
    await startAfresh(page, context, '/reset-password');
    await page.getByLabel('Email or mobile').fill(email);
    await askForNewPassword(page);
    const { link } = await world.letter(email, 'recover');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
    await chooseNewPassword(page);
    await agree(page);
    await page.goto(link);
    await expect(page.getByText(/no longer valid/)).toBeVisible();
  });

  await test.step('somebody new comes through a provider', async () => {
    world.become('ravi', { email: 'ravi@example.in', email_verified: true, name: 'Ravi Kumar' });
    await startAfresh(page, context, '/bizman/signin');
    await press(page, 'Continue with Google');
    await agree(page);
    await expect(page.getByRole('link', { name: 'New lead' })).toBeVisible();
  });

  await test.step('an invitation works once, for whoever is not somebody else here', async () => {
    const email = 'nidhi@example.in';
    const data = { role: 'brand', full_name: 'Nidhi', language: 'en' };
    await world.asOperator('/invite', { email, data });
    const { link } = await world.letter(email, 'invite');
    await page.goto(link);
    await press(page, 'Sign out and continue');
    await expect(page.getByRole('heading', { name: 'You are invited to Chowk' })).toBeVisible();
    await press(page, 'Continue');
    await chooseNewPassword(page);
    await agree(page);
    await startAfresh(page, context, link);
    await press(page, 'Continue');
    await expect(page.getByText(/This link is no longer valid/)).toBeVisible();
  });
});
