import { holdPaise, placementPrice } from '@chowk/domain/campaigns';
import { rupees } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { type MoneyWorld, moneyWorld, RATES } from '../../../test/world/money-world';
import { registerPlatform } from '../../../test/world/supplier';

let t: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  t = await startTestApp();
  await registerPlatform(t.db);
  world = moneyWorld(t);
});
afterAll(() => t.close());

const HELD = holdPaise(placementPrice(20_000, RATES), 10);

describe('reading money', () => {
  it('a brand sees its wallet, what is on hold, its month and the fee that follows', async () => {
    const brand = await world.brand(rupees(2_50_000));
    const campaign = await world.campaign(brand);
    const read = () => t.get('/rest/v1/wallet', { actor: brand.actor });
    expect((await read()).body).toEqual({
      balance_paise: rupees(2_50_000) - HELD,
      held_paise: HELD,
      month_spend_paise: HELD,
      fee_bps: 1_200,
      gst_bps: 1_800,
      upi_id: 'chowk.test@upi',
      upi_name: 'Chowk',
    });
    await world.earn(campaign, await world.store({ pan: 'ABCPE1234F' }));
    const spent = placementPrice(20_000, RATES).totalPaise;
    expect((await read()).body).toMatchObject({
      held_paise: HELD - spent,
      month_spend_paise: HELD,
    });
    await world.campaign(brand, { payoutPaise: rupees(10_000), slots: 10 });
    expect((await read()).body.fee_bps).toBe(1_000);
  });

  it('a statement goes back page by page without losing or doubling a line', async () => {
    const brand = await world.brand(rupees(1_00_000));
    for (let i = 0; i < 6; i++) await world.campaign(brand, { slots: 1 });
    const seen: unknown[] = [];
    let cursor: unknown = '';
    while (cursor !== null) {
      const path = `/rest/v1/wallet_statement?limit=3${cursor ? `&cursor=${cursor}` : ''}`;
      const { body } = await t.get(path, { actor: brand.actor });
      seen.push(...(body.items as { amount_paise: number }[]));
      cursor = body.nextCursor;
    }
    const { totalPaise } = placementPrice(20_000, RATES);
    expect(seen).toHaveLength(7);
    expect(seen[0]).toMatchObject({
      kind: 'hold',
      memo: 'Diwali shelf',
      amount_paise: -totalPaise,
    });
    expect(seen[6]).toMatchObject({ kind: 'topup', amount_paise: rupees(1_00_000) });
    for (const bad of ['nonsense', 'WyJ4Il0', 'WzEsMl0']) {
      const answer = await t.get(`/rest/v1/wallet_statement?cursor=${bad}`, { actor: brand.actor });
      expect(answer.body.code, bad).toBe('BAD_CURSOR');
    }
  });

  it('an admin sees both sides of everything, and that it adds up to nothing', async () => {
    const actor = await t.person('admin');
    const campaign = await world.campaign(await world.brand(rupees(10_000)));
    const { dealId } = await world.earn(campaign, await world.store());
    const { body } = await t.get(`/rest/v1/ledger?reference_id=${dealId}`, { actor });
    const [shown] = body.items as { entries: { account_kind: string; amount_paise: number }[] }[];
    expect(shown).toMatchObject({ kind: 'earning', memo: 'Diwali shelf' });
    expect(shown?.entries.map(({ account_kind }) => account_kind).sort()).toEqual([
      'campaign_hold',
      'gst_payable',
      'payee',
      'platform_fees',
      'tds_payable',
    ]);
    expect(shown?.entries.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(0);
    expect(shown?.entries).toContainEqual(
      expect.objectContaining({ account_kind: 'payee', owner_name: 'Test retailer' }),
    );
    const filtered = await t.get('/rest/v1/ledger?account_kind=tds_payable&kind=hold', { actor });
    expect(filtered.body.items).toEqual([]);
    const totals = await t.get('/rest/v1/ledger_totals', { actor });
    expect(totals.body.sum_paise).toBe(0);
    expect(totals.body.items).toContainEqual({
      kind: 'tds_payable',
      total_paise: rupees(10),
    });
  });

  it('an admin finds a payment by its reference or the brand', async () => {
    const actor = await t.person('admin');
    const own = await world.brand();
    const id = '0199b000-0000-7000-8000-00000000abcd';
    const input = { id, amount_paise: rupees(300) };
    await t.command('wallet_topup_request', input, { actor: own.actor });
    const find = async (search: string) =>
      (await t.get(`/rest/v1/wallet_topups?status=requested&search=${search}`, { actor })).body
        .items;
    expect(await find('chk0199b0000000700080000000 0000abcd')).toMatchObject([{ id }]);
    expect(await find('mithaas')).toMatchObject([{ id, brand_name: 'Mithaas' }]);
    expect(await find('%25')).toEqual([]);
  });
});
