import { DAY_MS, rupees, startOfMonth } from '@chowk/domain/kernel';
import { payoutReference } from '@chowk/domain/payouts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app';
import { type MoneyWorld, moneyWorld, type TestBrand } from '../../../../test/world/money-world';
import { requireRow } from '../../../contract/require-row';
import { brands } from '../../../db/schema/businesses';
import { newId } from '../../../new-id';
import { matureEarnings, reverseEarning } from '../../earnings';
import { issueInvoices } from './issue-invoices';

const PAN = 'ABCPE1234F';

let t: TestApp;
let world: MoneyWorld;
let admin: TestBrand['actor'];
beforeAll(async () => {
  t = await startTestApp();
  world = moneyWorld(t);
  admin = await t.person('admin');
});
afterAll(() => t.close());

describe('the bank’s file', () => {
  it('names whole UPI IDs to the admin who asked for it on record, and nobody else', async () => {
    const store = await world.store({ upi_id: 'ramesh.k@okbank', pan: PAN });
    const campaign = await world.campaign(await world.brand(rupees(10_000)));
    await world.earn(campaign, store, Date.now() - 8 * DAY_MS);
    await matureEarnings(t.ports);
    const id = newId();
    await t.command('payout_batch_create', { id }, { actor: admin });
    const path = `/rest/v1/payout_batches/${id}/bank_file`;
    expect((await t.get(path, { actor: admin })).body.code).toBe('WRONG_STATE');
    const asked = await t.command('payout_bank_file_export', { id }, { actor: admin });
    expect(asked.status).toBe(200);
    const { body } = await t.get(path, { actor: admin });
    const list = await t.get(`/rest/v1/payouts?batch_id=${id}`, { actor: admin });
    const [line] = list.body.items as [{ id: string; reference: string }];
    expect(line.reference).toBe(payoutReference(line.id));
    const [header, first] = String(body.csv).split('\r\n');
    expect(header).toContain('Reference,Beneficiary name,UPI ID,Amount,Date,Remark');
    expect(first).toMatch(
      new RegExp(`^${line.reference},Test retailer,ramesh.k@okbank,200.00,\\d\\d/\\d\\d/\\d{4},`),
    );
    const other = await t.person('admin');
    expect((await t.get(path, { actor: other })).body.code).toBe('WRONG_STATE');
    expect((await t.get(path, { actor: store.actor })).body.code).toBe('FORBIDDEN');
    const denied = await t.command('payout_bank_file_export', { id }, { actor: store.actor });
    expect(denied.body.code).toBe('FORBIDDEN');
    const kept = await t.db.execute(
      "select 1 from idempotency_keys where answer::text like '%ramesh.k%'",
    );
    expect(kept).toEqual([]);
    const nothing = await t.command('payout_bank_file_export', { id: newId() }, { actor: admin });
    expect(nothing.body.code).toBe('PGRST116');
  });

  it('has the columns the platform has set', async () => {
    const actor = await t.person('super_admin');
    const value = ['payment_mode', 'amount'];
    await t.command('platform_config_set', { key: 'bank_file_columns', value }, { actor });
    const [batch] = (await t.get('/rest/v1/payout_batches', { actor })).body.items as [
      { id: string },
    ];
    await t.command('payout_bank_file_export', { id: batch.id }, { actor });
    const { body } = await t.get(`/rest/v1/payout_batches/${batch.id}/bank_file`, { actor });
    expect(body.csv).toBe('\uFEFFMode,Amount\r\nUPI,200.00\r\n');
  });
});

describe('the tax report', () => {
  it('has a line a person and section of what was withheld that month', async () => {
    const campaign = await world.campaign(await world.brand(rupees(50_000)), {
      payoutPaise: rupees(15_000),
      slots: 2,
      nature: 'benefit',
    });
    const again = await world.campaign(await world.brand(rupees(50_000)), {
      payoutPaise: rupees(15_000),
      slots: 2,
      nature: 'benefit',
    });
    const [known, unknown] = [await world.store({ pan: PAN }), await world.store()];
    const inMay = startOfMonth('2026-05') + DAY_MS;
    await world.earn(campaign, known, inMay);
    await world.earn(again, known, inMay);
    await world.earn(campaign, unknown, inMay);
    await world.earn(again, unknown, startOfMonth('2026-05') - 1);
    const read = () => t.get('/rest/v1/tax_report?month=2026-05', { actor: admin });
    expect((await read()).body.code).toBe('WRONG_STATE');
    await t.command('tax_report_export', { month: '2026-05' }, { actor: admin });
    const lines = String((await read()).body.csv)
      .trim()
      .split('\r\n')
      .slice(1);
    expect(lines.sort()).toEqual([
      `${PAN},Test retailer,393 benefit,1,15000.00,1500.00,13500.00`,
      'PANNOTAVBL,Test retailer,393 benefit,1,15000.00,3000.00,12000.00',
    ]);
    const brand = await world.brand();
    const asked = await t.command(
      'tax_report_export',
      { month: '2026-05' },
      { actor: brand.actor },
    );
    expect(asked.body.code).toBe('FORBIDDEN');
    for (const month of ['2026-13', '2026-5', 'May', '']) {
      const answer = await t.command('tax_report_export', { month }, { actor: admin });
      expect(answer.body.code, month).toBe('VALIDATION_FAILED');
    }
  });
});

describe('invoices', () => {
  // Long after whatever is earned while the test runs, and within one financial year.
  const nextMonth = (n: number) => startOfMonth('2031-05', n);
  const issueAt = (nowMs: number) => issueInvoices({ ...t.ports, nowMs: () => nowMs + DAY_MS });

  async function billed({ actor }: TestBrand) {
    const { body } = await t.get('/rest/v1/invoices', { actor });
    return body.items as { id: string; number: string; fee_paise: number; gst_paise: number }[];
  }

  it('bill each month once, in an unbroken row of numbers, however often the job runs', async () => {
    await issueAt(nextMonth(1));
    const [one, two] = [await world.brand(rupees(10_000)), await world.brand(rupees(10_000))];
    for (const brand of [one, two])
      await world.earn(await world.campaign(brand), await world.store());
    const runs = await Promise.all([1, 2, 3].map(() => issueAt(nextMonth(2))));
    expect(runs.sort()).toEqual([0, 0, 2]);
    expect(await issueAt(nextMonth(2))).toBe(0);
    expect(await billed(one)).toMatchObject([{ fee_paise: 2_400, gst_paise: 432 }]);
    const all = await t.get('/rest/v1/invoices?limit=100', { actor: admin });
    const serials = (all.body.items as { number: string }[])
      .map(({ number }) => Number(number.slice(-6)))
      .sort((a, b) => a - b);
    expect(serials).toEqual(serials.map((_, i) => i + 1));
  });

  it('are lowered by what was reversed after it was billed', async () => {
    const brand = await world.brand(rupees(10_000));
    const campaign = await world.campaign(brand);
    const { dealId } = await world.earn(campaign, await world.store());
    await world.earn(campaign, await world.store());
    await issueAt(nextMonth(3));
    expect(await billed(brand)).toMatchObject([{ fee_paise: 4_800 }]);
    const context = { newId, nowMs: Date.now() };
    await world.asSystem((tx) => reverseEarning({ tx, ...context }, { dealId, createdBy: null }));
    expect(await issueAt(nextMonth(4))).toBe(0);
    for (let i = 0; i < 3; i++) await world.earn(campaign, await world.store());
    await issueAt(nextMonth(5));
    expect((await billed(brand)).map(({ fee_paise }) => fee_paise)).toEqual([4_800, 4_800]);
  });

  it('are documents for their brand and admins, and stay as they were', async () => {
    const brand = await world.brand(rupees(10_000));
    await world.asSystem((tx) =>
      tx.update(brands).set({ gstin: '29AAGCB7383J1Z4' }).where(eq(brands.id, brand.brandId)),
    );
    await world.earn(await world.campaign(brand), await world.store());
    await issueAt(nextMonth(6));
    const [invoice] = await billed(brand);
    const { id, number } = requireRow(invoice);
    const path = `/rest/v1/invoices/${id}/pdf`;
    const first = await t.get(path, { actor: brand.actor });
    expect(first.body.name).toBe(`${number.replaceAll('/', '-')}.pdf`);
    expect(Buffer.from(String(first.body.pdf_base64), 'base64').toString('latin1')).toMatch(
      /^%PDF-/,
    );
    await world.asSystem((tx) =>
      tx.update(brands).set({ brand_name: 'Renamed' }).where(eq(brands.id, brand.brandId)),
    );
    expect((await t.get(path, { actor: admin })).body).toEqual(first.body);
    const other = await world.brand();
    expect((await t.get(path, { actor: other.actor })).body.code).toBe('PGRST116');
    expect(await billed(other)).toEqual([]);
    const store = await world.store();
    expect((await t.get(path, { actor: store.actor })).body.code).toBe('FORBIDDEN');
  });

  it('count from one again in a new financial year', async () => {
    const brand = await world.brand(rupees(10_000));
    await world.earn(await world.campaign(brand), await world.store());
    await issueAt(startOfMonth('2032-04'));
    expect(await billed(brand)).toMatchObject([{ number: 'CHK/3233/000001' }]);
  });
});
