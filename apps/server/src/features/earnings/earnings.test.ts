import { placementPrice } from '@chowk/domain/campaigns';
import { type Actor, istMonth, rupees } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import {
  type MoneyWorld,
  moneyWorld,
  RATES,
  refusalCodeOf,
  type TestCampaign,
  type TestStore,
} from '../../../test/world/money-world';
import { earnings } from '../../db/schema/money/earnings';
import { newId } from '../../new-id';
import { balancePaise } from '../wallets';
import { reverseEarning } from '.';

const PAN = 'ABCPE1234F';

let t: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  t = await startTestApp();
  world = moneyWorld(t);
});
afterAll(() => t.close());

function holdings({ id }: TestCampaign, { actor }: TestStore): Promise<number[]> {
  return world.asSystem(async (tx) => [
    await balancePaise(tx, { kind: 'campaign_hold', ownerId: id }),
    await balancePaise(tx, { kind: 'payee', ownerId: actor.uid }),
  ]);
}

function reverse(dealId: string) {
  return world.asSystem((tx) =>
    reverseEarning({ tx, newId, nowMs: Date.now() }, { dealId, createdBy: null }),
  );
}

async function rowOf(dealId: string) {
  const rows = await world.asSystem((tx) =>
    tx.select().from(earnings).where(eq(earnings.deal_id, dealId)),
  );
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

describe('an approved placement', () => {
  it('pays the shop what was promised, less tax, and shows every part', async () => {
    const campaign = await world.campaign(await world.brand(rupees(10_000)), { slots: 2 });
    const store = await world.store({ pan: PAN });
    const approvedMs = Date.parse('2026-11-16T19:00:00Z');
    const { dealId } = await world.earn(campaign, store, approvedMs);
    const { totalPaise, feePaise } = placementPrice(20_000, RATES);
    expect(await holdings(campaign, store)).toEqual([totalPaise, 20_000]);
    expect(await rowOf(dealId)).toMatchObject([
      {
        gross_paise: 20_000,
        fee_paise: feePaise,
        tax_paise: 0,
        net_paise: 20_000,
        tax_section: '393 e-commerce',
        status: 'pending',
        // Approved after midnight in India, so the seventh day is counted from the 17th.
        payable_on: '2026-11-24',
      },
    ]);
  });

  it('withholds by the law of the day for somebody without a PAN', async () => {
    const campaign = await world.campaign(await world.brand(rupees(10_000)), {
      nature: 'contract_work',
    });
    const store = await world.store();
    const before = await world.earn(campaign, store, Date.parse('2026-03-31T18:29:59Z'));
    expect(before.taxPaise).toBe(4_000);
    expect(await rowOf(before.dealId)).toMatchObject([{ tax_section: '194C', net_paise: 16_000 }]);
    const other = await world.campaign(await world.brand(rupees(10_000)));
    const after = await world.earn(other, store, Date.parse('2026-03-31T18:30:00Z'));
    expect(after.taxPaise).toBe(1_000);
    expect(await rowOf(after.dealId)).toMatchObject([{ tax_section: '393 e-commerce' }]);
  });

  it('counts the year up to the threshold, also when several are approved at once', async () => {
    const payoutPaise = rupees(8_000);
    const store = await world.store({ pan: PAN });
    const campaigns = await Promise.all(
      [1, 2, 3, 4].map(async () =>
        world.campaign(await world.brand(rupees(10_000)), {
          payoutPaise,
          slots: 1,
          nature: 'benefit',
        }),
      ),
    );
    const booked = await Promise.all(campaigns.map((campaign) => world.earn(campaign, store)));
    const taxes = booked.map(({ taxPaise }) => taxPaise).sort((a, b) => a - b);
    expect(taxes).toEqual([0, 0, rupees(800), rupees(800)]);
  });

  it('pays once a deal, however often it is tried', async () => {
    const campaign = await world.campaign(await world.brand(rupees(10_000)));
    const store = await world.store({ pan: PAN });
    const dealId = await world.deal(campaign, store);
    const tries = await Promise.all(
      [1, 2, 3].map(() => refusalCodeOf(world.book(campaign, store, dealId))),
    );
    expect(tries.filter((code) => code === 'ALREADY_EXISTS')).toHaveLength(2);
    expect((await holdings(campaign, store))[1]).toBe(20_000);
  });

  it('cannot be paid from a hold that is used up', async () => {
    const campaign = await world.campaign(await world.brand(rupees(10_000)), { slots: 1 });
    await world.earn(campaign, await world.store());
    const late = await world.store();
    const dealId = await world.deal(campaign, late);
    expect(await refusalCodeOf(world.book(campaign, late, dealId))).toBe('INSUFFICIENT_FUNDS');
    expect(await rowOf(dealId)).toEqual([]);
  });
});

describe('a reversal', () => {
  it('puts everything back where it came from, once, and the deal may pay again', async () => {
    const campaign = await world.campaign(await world.brand(rupees(10_000)));
    const store = await world.store();
    const untouched = await holdings(campaign, store);
    const { dealId } = await world.earn(campaign, store);
    const { returnedPaise } = await reverse(dealId);
    expect(returnedPaise).toBe(placementPrice(20_000, RATES).totalPaise);
    expect(await holdings(campaign, store)).toEqual(untouched);
    expect(await refusalCodeOf(reverse(dealId))).toBe('PGRST116');
    await world.book(campaign, store, dealId);
    expect((await rowOf(dealId)).map(({ status }) => status)).toEqual(['reversed', 'pending']);
  });

  it.each(['in_payout', 'paid'] as const)('is refused for one that is %s', async (status) => {
    const campaign = await world.campaign(await world.brand(rupees(10_000)));
    const store = await world.store();
    const { dealId } = await world.earn(campaign, store);
    await world.asSystem((tx) =>
      tx.update(earnings).set({ status }).where(eq(earnings.deal_id, dealId)),
    );
    const before = await holdings(campaign, store);
    expect(await refusalCodeOf(reverse(dealId))).toBe('WRONG_STATE');
    expect(await holdings(campaign, store)).toEqual(before);
  });
});

describe('a statement', () => {
  it('is a document of one’s own earnings, of a month or the year, in either language', async () => {
    const store = await world.store();
    await world.earn(await world.campaign(await world.brand(rupees(10_000))), store);
    const sizeOf = async (query: string, actor: Actor) => {
      const { body } = await t.get(`/rest/v1/earning_statement?${query}`, { actor });
      const pdf = Buffer.from(String(body.pdf_base64), 'base64');
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      return pdf.byteLength;
    };
    const month = istMonth(Date.now());
    const own = await sizeOf(`month=${month}`, store.actor);
    expect(await sizeOf('language=hi', store.actor)).toBeGreaterThan(1_000);
    const other = await world.store();
    expect(await sizeOf(`month=${month}`, other.actor)).toBeLessThan(own);
    for (const [query, actor, code] of [
      ['month=2026-13', store.actor, 'VALIDATION_FAILED'],
      ['language=xx', store.actor, 'VALIDATION_FAILED'],
      ['', await t.person('brand'), 'FORBIDDEN'],
    ] as const) {
      const answer = await t.get(`/rest/v1/earning_statement?${query}`, { actor });
      expect(answer.body.code, query).toBe(code);
    }
  });
});
