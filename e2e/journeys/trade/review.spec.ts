import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../harness/page/axe';
import { open } from '../../harness/page/settled';
import { callerOf } from '../../harness/people/call';
import { makePerson, type NewPerson } from '../../harness/people/new-person';
import { DEMO_EMAILS, PASSWORD } from '../../harness/people/people';
import { expect, originOf, test } from '../../harness/test';
import { drawPhoto } from '../../harness/trade/drawn-photo';
import { launchCampaign } from '../../harness/trade/live-campaign';
import { sendProof, type WaitingProof } from '../../harness/trade/waiting-proof';

const PAYOUT_PAISE = 25_000;
const DEMO_STORE = { email: DEMO_EMAILS.retailer, password: PASSWORD };
/** Where the demo's shop stands; new shops have no position yet, so their proofs are never easy. */
const DEMO_SHOP = { lat: 19.0596, lng: 72.8295 };
const ELSEWHERE = { lat: 28.6139, lng: 77.209 };
const USUAL_PAYABLE_DAYS = 7;
/** Settings of money take two. */
const SUPER_ADMINS = [DEMO_EMAILS.super_admin, 'super2@chowk.demo'];

interface Deal {
  readonly status: string;
}
interface Wallet {
  readonly balance_paise: number;
}
interface Payouts {
  readonly items: readonly { readonly payee_id: string; readonly reference: string }[];
}
interface Earnings {
  readonly items: readonly { readonly deal_id: string; readonly status: string }[];
}

async function openCase(page: Page, { id }: WaitingProof): Promise<void> {
  await open(page, `/review?proof=${id}`);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
}

async function statusOf({ store, dealId }: WaitingProof): Promise<string> {
  return (await store.read<Deal>(`/deals/${dealId}`)).status;
}

/** As an impatient hand does: again at once, and again as soon as another case is shown. */
async function pressTwice(page: Page, key: string): Promise<void> {
  await page.evaluate(async (pressed) => {
    const press = () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    };
    const before = location.search;
    press();
    press();
    while (location.search === before) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    press();
  }, key);
}

/** What is earned meanwhile is payable today. */
async function payableToday(origin: string, work: () => Promise<void>): Promise<void> {
  const [one, other] = await Promise.all(
    SUPER_ADMINS.map((email) => callerOf(origin, { email, password: PASSWORD })),
  );
  const set = async (value: number) => {
    const setting = { key: 'payable_days', value };
    const asked = await one?.run<{ change: { id: string } }>('platform_config_set', setting);
    await other?.run('proposal_confirm', { id: asked?.change.id });
  };
  await set(0);
  try {
    await work();
  } finally {
    await set(USUAL_PAYABLE_DAYS);
  }
}

async function openLedgerOf(page: Page, referenceId: string): Promise<void> {
  await open(page, '/money?tab=ledger');
  await page.getByLabel('Reference').fill(referenceId);
  await expect(page.getByText('The ledger adds up')).toBeVisible();
}

test.use({ role: 'admin' });

test('an admin decides by key, and every rupee of it is in the ledger and on its way @desktop', async ({
  page,
  baseURL,
}) => {
  const origin = originOf(baseURL);
  const title = `Counter top ${Date.now()}`;
  const people: NewPerson[] = [];
  for (let shop = 0; shop < 3; shop += 1) people.push(await makePerson(origin));
  const { brand, admin } = await launchCampaign(origin, {
    title,
    payoutPaise: PAYOUT_PAISE,
    photosNeeded: 1,
  });
  const shelf = await drawPhoto(page, Date.now() % 100_000);
  const counter = await drawPhoto(page, (Date.now() % 100_000) + 7);
  const proofs: WaitingProof[] = [];
  for (const [shop, photo] of [shelf, shelf, counter].entries()) {
    const person = people[shop];
    if (!person) continue;
    proofs.push(await sendProof(origin, person, { title, photo: photo.buffer, place: ELSEWHERE }));
  }
  const [honest, copied, third] = proofs;
  const plain = await drawPhoto(page, (Date.now() % 100_000) + 13);
  const easy = await sendProof(origin, DEMO_STORE, {
    title,
    photo: plain.buffer,
    place: DEMO_SHOP,
  });
  if (!honest || !copied || !third) throw new Error('Three proofs are needed');

  await test.step('the queue shows the copy first, and what is easy is approved together', async () => {
    await open(page, '/dashboard');
    await page.getByRole('link', { name: /^Proof review .*to review/ }).click();
    const rows = page.getByRole('list', { name: 'Waiting proofs' }).getByRole('listitem');
    await expect(rows.filter({ hasText: title })).toHaveCount(4);
    await expect(rows.filter({ hasText: title }).first()).toContainText('High risk');
    const last = rows.filter({ hasText: title }).last();
    await expect(last).toContainText('Low risk');
    await expect(rows.filter({ hasText: title }).getByRole('checkbox')).toHaveCount(1);
    await last.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Approve 1 proof' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve 1 proof' }).click();
    await expect(page.getByText('1 proof approved')).toBeVisible();
    expect(await statusOf(easy)).toBe('approved');
    await expect(rows.filter({ hasText: title })).toHaveCount(3);
    await rows.filter({ hasText: title }).first().getByRole('link').click();
  });

  await test.step('a copy is looked at and sent back', async () => {
    await expect(page).toHaveURL(`/review?proof=${copied.id}`);
    await expect(page.getByRole('heading', { name: '1 photo like it' })).toBeVisible();
    await expect(page.getByText('The same file')).toBeVisible();
    await expect(page.getByText('Beside the till')).toBeVisible();
    await expect(page.getByText('Phone’s circle: 12 m')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('z');
    await expect(page.getByText('Photo 1 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Photo 1 of 2')).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('approve');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('a');
    const second = page.getByRole('alertdialog', { name: /although the risk is high/ });
    await expect(second.getByText('The same photo was sent before')).toBeVisible();
    await second.getByRole('button', { name: 'Cancel' }).click();
    await expect(second).toBeHidden();
    expect(await statusOf(copied)).toBe('submitted');

    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Send the proof back' });
    await dialog.getByRole('button', { name: 'Reject the proof' }).click();
    await expect(dialog.getByText('Choose a reason').last()).toBeVisible();
    await dialog.getByLabel('Reason').selectOption('used_before');
    await expect(dialog.getByText('यह फ़ोटो पहले इस्तेमाल हो चुकी है')).toBeVisible();
    await dialog.getByLabel('Note to the shop').pressSequentially('a jar');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('r');
    await expect(dialog.getByLabel('Reason')).toHaveValue('used_before');
    await expect(dialog.getByLabel('Note to the shop')).toHaveValue('a jar');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Reject the proof' }).click();
    await expect(page.getByText('Rejected: Rao Stores sees the reason')).toBeVisible();
    expect(await statusOf(copied)).toBe('rejected_proof');
    expect(await statusOf(honest)).toBe('submitted');
  });

  await test.step('keys go through the queue and approve once', async () => {
    await openCase(page, honest);
    await page.keyboard.press('j');
    await expect(page).not.toHaveURL(`/review?proof=${honest.id}`);
    await page.keyboard.press('k');
    await expect(page).toHaveURL(`/review?proof=${honest.id}`);
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
    await payableToday(origin, async () => {
      await pressTwice(page, 'a');
      await expect(page.getByText('Approved: Rao Stores has earned its payout')).toBeVisible();
    });
    expect(await statusOf(honest)).toBe('approved');
    expect(await statusOf(third)).toBe('submitted');
    const earned = await honest.store.read<Earnings>('/earnings');
    expect(earned.items.map(({ deal_id }) => deal_id)).toEqual([honest.dealId]);
  });

  await test.step('an override takes an approval back, and the ledger follows', async () => {
    await openCase(page, third);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Approved: Rao Stores has earned its payout')).toBeVisible();
    await open(page, `/review?proof=${third.id}`);
    await expect(page.getByText('This proof has been decided')).toBeVisible();
    await page.getByRole('button', { name: 'Override' }).click();
    const dialog = page.getByRole('dialog', { name: 'Override the deal' });
    await dialog.getByLabel('New status').selectOption('rejected_proof');
    await dialog.getByLabel('Reason for the record').fill('No');
    await dialog.getByRole('button', { name: 'Set the status' }).click();
    await expect(dialog.getByText('Please write at least 5 characters')).toBeVisible();
    await dialog.getByLabel('Reason for the record').fill('Wrong shelf, seen later');
    await dialog.getByRole('button', { name: 'Set the status' }).click();
    await expect(page.getByText('The deal is now: Proof rejected')).toBeVisible();
    await openLedgerOf(page, third.dealId);
    const rows = page.getByRole('table', { name: 'Every movement' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Reversal' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Earned' })).toHaveCount(1);
  });

  await test.step('the ledger shows both sides of what was earned', async () => {
    await openLedgerOf(page, honest.dealId);
    const rows = page.getByRole('table', { name: 'Every movement' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText(title);
    await expect(rows.last()).toContainText('Held for campaigns');
    await expect(rows.last()).toContainText('Owed to people');
    await expect(rows.last()).toContainText('Our fees');
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Reference').fill('nonsense');
    await expect(page.getByText(/^An ID looks like/)).toBeVisible();
  });

  await test.step('a top-up is confirmed with what really came', async () => {
    const before = await brand.read<Wallet>('/wallet');
    await brand.run('wallet_topup_request', { id: crypto.randomUUID(), amount_paise: 777_700 });
    await open(page, '/money');
    await page.getByRole('button', { name: 'Decide on Rao Stores, ₹7,777' }).click();
    const dialog = page.getByRole('dialog', { name: 'Payment of Rao Stores' });
    await dialog.getByLabel('Bank reference').fill('12');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('A bank reference has 6 to 35 letters')).toBeVisible();
    await dialog.getByLabel('Bank reference').fill(`utr ${Date.now()}`);
    await dialog.getByLabel('Amount on the bank statement').fill('7000');
    await expect(dialog.getByText('This differs from the ₹7,777 announced')).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('Please confirm the amount')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('checkbox', { name: 'Yes, the statement says ₹7,000' }).check();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('₹7,000 credited to Rao Stores')).toBeVisible();
    const after = await brand.read<Wallet>('/wallet');
    expect(after.balance_paise - before.balance_paise).toBe(700_000);
  });

  await test.step('the earning is gathered, sent to the bank and paid', async () => {
    await open(page, '/money?tab=payouts');
    await page.getByRole('button', { name: 'Gather what is payable' }).click();
    const ask = page.getByRole('alertdialog');
    await ask.getByRole('button', { name: 'Gather what is payable' }).click();
    await expect(page).toHaveURL(/batch=/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the bank file' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const batch = new URL(page.url()).searchParams.get('batch');
    const { items } = await admin.read<Payouts>(`/payouts?batch_id=${batch}&limit=100`);
    const reference = items.find(({ payee_id }) => payee_id === people[0]?.id)?.reference ?? '';
    expect(reference).toMatch(/^CHK[0-9A-F]{32}$/);
    expect(file).toContain(reference);

    await page.getByRole('button', { name: 'Enter the bank’s answer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter the bank’s answer' });
    const csv = dialog.getByLabel('The bank’s file as CSV');
    await csv.fill(`reference,utr\n${reference},?\nCHK00,UTR123456`);
    await expect(dialog.getByText('Line 2: ? is not a bank reference')).toBeVisible();
    await expect(dialog.getByText('Line 3: no line of this batch')).toBeVisible();
    await csv.fill(`reference,utr\n${reference},PAID${Date.now()}`);
    await expect(dialog.getByText(/^Paid, PAID/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Enter 1 line' }).click();
    await expect(page.getByText('1 paid, 0 failed')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Paid');
    const earned = await honest.store.read<Earnings>('/earnings');
    expect(earned.items.map(({ status }) => status)).toEqual(['paid']);
  });
});

test.describe('the figures of the business', () => {
  test.use({ role: 'super_admin' });

  test('are proposed by a super admin, and wrong ones are refused in words @desktop', async ({
    page,
  }) => {
    await open(page, '/money?tab=figures');
    const name = page.getByRole('textbox', { name: 'Name shown to those who pay' });
    const save = page.getByRole('button', { name: 'Save: Name shown to those who pay' });
    await name.fill(' ');
    await expect(page.getByText('Enter 1 to 100 characters')).toBeVisible();
    await page.getByLabel('GST on our fee, in percent').fill('180');
    await expect(page.getByText('Enter a percentage from 0 to 100')).toBeVisible();
    await page.getByLabel('From, a month').first().fill('5');
    await expect(page.getByText('One tier must begin at ₹0')).toBeVisible();
    await page.getByLabel('GSTIN', { exact: true }).fill('27AAPFU0939F1ZX');
    await expect(page.getByText('This is not a GSTIN')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await name.fill('Chowk Pay');
    await save.click();
    await expect(
      page.getByText('Sent for confirmation: Name shown to those who pay'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw: Name shown to those who pay' }).click();
    await expect(page.getByText('Withdrawn: Name shown to those who pay')).toBeVisible();

    // The list of changes arrives after the forms, and must not interrupt whoever is typing.
    let letCome = () => {};
    const mayCome = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/\/rest\/v1\/.*proposals/, async (route) => {
      await mayCome;
      await route.continue();
    });
    await open(page, '/money?tab=figures');
    await name.fill('Chowk Bill');
    letCome();
    const changes = page.getByRole('table', { name: 'Changes' });
    await expect(changes.getByText('Withdrawn').first()).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Chowk Bill');
  });
});
