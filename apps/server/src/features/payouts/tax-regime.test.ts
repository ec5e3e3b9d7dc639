import { DAY_MS, startOfIstMonth } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandSide, type Market, startMarket } from '../../../test/world/market';
import { listMoneyFaults } from '../../../test/world/money-faults';
import { proofSteps } from '../../../test/world/proofs';
import { configure, SUPPLIER } from '../../../test/world/supplier';
import { brands } from '../../db/schema/businesses';
import { invoices } from '../../db/schema/money/earnings';
import type { Document } from '../../documents';
import { replayedPaise } from '../wallets';
import { invoiceDocument } from './documents/invoice-document';
import { issueInvoices } from './documents/issue-invoices';

let t: Market;
beforeAll(async () => {
  t = await startMarket({ isRegistered: false });
});
afterAll(() => t.close());

/** Of a placement of ₹200 at 12 %. */
const [FEE, GST] = [2_400, 432];

function textsOf({ title, parts }: Document): string {
  const texts = parts.flatMap((part) => {
    if (part.kind === 'facts') return part.facts.flat();
    if (part.kind !== 'table') return [part.text];
    const headers = part.columns.map(({ header }) => header);
    return [...headers, ...[...part.rows, ...(part.totals ?? [])].flat()];
  });
  return [title, ...texts].join('\n');
}

async function documentsOf({ brandId }: BrandSide): Promise<string[]> {
  const rows = await t.asSystem((tx) =>
    tx.select().from(invoices).where(eq(invoices.brand_id, brandId)).orderBy(invoices.serial),
  );
  return rows.map((row) => textsOf(invoiceDocument(row)));
}

const feasible = async (side: BrandSide) =>
  (await t.get('/rest/v1/campaign_feasibility?payout_paise=20000&slots=1', { actor: side.owner }))
    .body;

const taxTaken = () => t.asSystem((tx) => replayedPaise(tx, { kind: 'gst_payable' }));

async function approve(proofId: string) {
  const admin = await t.person('admin');
  expect((await t.command('proof_approve', { id: proofId }, { actor: admin })).status).toBe(200);
}

describe('a platform without a GSTIN', () => {
  it('shows, holds and takes no GST, and writes a bill of supply without tax columns', async () => {
    const side = await t.brand();
    expect((await t.get('/rest/v1/platform_figures')).body.gst_bps).toBe(0);
    expect((await t.get('/rest/v1/wallet', { actor: side.owner })).body.gst_bps).toBe(0);
    expect(await feasible(side)).toMatchObject({ gst_bps: 0, hold_paise: 20_000 + FEE });
    const { proofId, campaign } = await proofSteps(t).submitted(side);
    expect(await t.campaignRow(campaign.id)).toMatchObject({ gst_bps: 0, supplier_gstin: null });
    await approve(proofId);
    expect(await taxTaken()).toBe(0);
    expect(await listMoneyFaults(t.db)).toEqual([]);
  });

  it('settles old holds without tax after registering, and taxes new ones from then on', async () => {
    const side = await t.brand();
    const before = await proofSteps(t).submitted(side);
    await configure(t.db, 'supplier', SUPPLIER);
    expect((await t.get('/rest/v1/platform_figures')).body.gst_bps).toBe(1_800);
    expect(await feasible(side)).toMatchObject({ gst_bps: 1_800, hold_paise: 20_000 + FEE + GST });
    const after = await proofSteps(t).submitted(side);
    const taxBefore = await taxTaken();
    await approve(before.proofId);
    expect(await taxTaken()).toBe(taxBefore);
    await approve(after.proofId);
    expect((await taxTaken()) - taxBefore).toBe(GST);

    // The registration ends before the month does: what was held under it is billed under it.
    await configure(t.db, 'supplier', { ...SUPPLIER, gstin: null });
    const nextMonthMs = startOfIstMonth(startOfIstMonth(t.clock.ms) + 32 * DAY_MS);
    await issueInvoices({ ...t.ports, nowMs: () => nextMonthMs });
    expect(await issueInvoices({ ...t.ports, nowMs: () => nextMonthMs })).toBe(0);
    const [plain = '', taxed = '', ...more] = await documentsOf(side);
    expect(more).toEqual([]);
    expect(plain).toMatch(/^Bill of supply\n/);
    expect(plain).toContain('GSTIN\nNot registered');
    expect(plain).not.toMatch(/CGST|SGST|IGST|Rate|taxable|%/);
    expect(taxed).toMatch(/^Tax invoice\n/);
    expect(taxed).toContain(SUPPLIER.gstin);
    expect(taxed).toMatch(/CGST[\s\S]*9 %/);
    expect(await listMoneyFaults(t.db)).toEqual([]);
  });

  it('cannot tax a hold of before by registering: what comes back is what was held', async () => {
    await configure(t.db, 'supplier', { ...SUPPLIER, gstin: null });
    const side = await t.brand();
    const { id, holdPaise } = await t.launch(side);
    expect(holdPaise).toBe(2 * (20_000 + FEE));
    await configure(t.db, 'supplier', SUPPLIER);
    const cancelled = await t.command('campaign_cancel', { id }, { actor: side.owner });
    expect(cancelled.body.refunded_paise).toBe(holdPaise);
    expect(await t.holdOf(id)).toBe(0);
  });

  it('a brand’s own GSTIN does not make the platform’s fee taxable', async () => {
    await configure(t.db, 'supplier', { ...SUPPLIER, gstin: null });
    const side = await t.brand();
    await t.asSystem((tx) =>
      tx.update(brands).set({ gstin: '29AAGCB7383J1Z4' }).where(eq(brands.id, side.brandId)),
    );
    expect(await feasible(side)).toMatchObject({ gst_bps: 0 });
  });
});
