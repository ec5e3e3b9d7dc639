import { DAY_MS, startOfIstMonth } from '@chowk/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, startMarket } from '../../../../test/world/market';
import { proofSteps } from '../../../../test/world/proofs';
import { issueInvoices } from './issue-invoices';

let t: Market;
beforeAll(async () => {
  t = await startMarket();
});
afterAll(() => t.close());

interface Listed {
  readonly items: readonly { id: string; number: string; fee_paise: number; gst_paise: number }[];
}

it('bills a brand next month for what its shops really earned, from the launch to the document', async () => {
  const [side, other, admin] = [await t.brand(), await t.brand(), await t.person('admin')];
  const { proofId } = await proofSteps(t).submitted(side);
  const listed = async ({ owner }: typeof side) =>
    (await t.get('/rest/v1/invoices', { actor: owner })).body as unknown as Listed;
  await t.command('proof_approve', { id: proofId }, { actor: admin });
  expect((await listed(side)).items).toEqual([]);
  const nextMonthMs = startOfIstMonth(startOfIstMonth(t.clock.ms) + 32 * DAY_MS);
  expect(await issueInvoices({ ...t.ports, nowMs: () => nextMonthMs })).toBe(1);

  const { items } = await listed(side);
  expect(items).toMatchObject([{ fee_paise: 2_400, gst_paise: 432 }]);
  const [{ id, number } = { id: '', number: '' }] = items;
  // Rule 46: at most 16 letters, digits, dashes and slashes.
  expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/);
  const pdf = await t.get(`/rest/v1/invoices/${id}/pdf`, { actor: side.owner });
  const bytes = Buffer.from(String(pdf.body.pdf_base64), 'base64').toString('latin1');
  expect(bytes).toMatch(/^%PDF-[\s\S]+%%EOF\s*$/);

  expect((await listed(other)).items).toEqual([]);
  const stolen = await t.get(`/rest/v1/invoices/${id}/pdf`, { actor: other.owner });
  expect(stolen.body.code).toBe('PGRST116');
});
