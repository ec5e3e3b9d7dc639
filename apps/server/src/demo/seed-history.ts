import { holdPaise, placementPrice } from '@chowk/domain/campaigns';
import { DAY_MS, type Paise, rupees } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { campaigns } from '../db/schema/campaigns';
import { payouts } from '../db/schema/money/earnings';
import { type PriceRates, ratesUnder } from '../features/campaigns';
import { bookPlacementEarning, matureDue } from '../features/earnings';
import { closeWhenDone, gatherBatch, postingOf, writeOutcomes } from '../features/payouts';
import {
  balancePaise,
  holdCampaignMoney,
  postAllToLedger,
  releaseCampaignMoney,
} from '../features/wallets';
import { newIdAt } from '../new-id';
import type { DemoPast, PastEvent, PastMoment } from './past';
import { PAST_CAMPAIGNS, PAYOUT_RUNS, type PastCampaign } from './rows/history';
import { addLeads, payBizman } from './seed-leads';
import { addPlacements, type DemoShop, type Placed } from './seed-placements';
import { addTopup } from './seed-topup';
import { addUpiIds } from './seed-upi';

export interface PastPeople {
  readonly brandId: string;
  readonly adminId: string;
  readonly bizmanId: string | undefined;
  readonly ownShop: DemoShop;
  readonly shops: readonly DemoShop[];
}

const FIRST_TOPUP = { amountPaise: rupees(20_000), bankReference: 'DEMO000000000000' };
const TOPUP_DAYS_AGO = 53;

interface PastRun {
  readonly id: string;
  readonly wanted: PastCampaign;
  readonly brandId: string;
  readonly rates: PriceRates;
}

async function addCampaigns({ tx, nowMs }: DemoPast, runs: readonly PastRun[]): Promise<void> {
  await tx.insert(campaigns).values(
    runs.map(({ id, wanted, brandId, rates }) => {
      const launched = new Date(nowMs - wanted.launched * DAY_MS);
      const ended = new Date(nowMs - wanted.ended * DAY_MS);
      return {
        id,
        brand_id: brandId,
        title: wanted.title,
        brief: wanted.brief,
        placement_type: wanted.placement_type,
        payout_paise: rupees(wanted.payout),
        slots: wanted.slots,
        slots_taken: wanted.approved.length,
        slots_done: wanted.approved.length,
        fee_bps: rates.feeBps,
        gst_bps: rates.gstBps,
        supplier_gstin: rates.supplierGstin,
        starts_at: launched,
        ends_at: ended,
        status: 'completed' as const,
        launched_at: launched,
        created_at: launched,
        updated_at: ended,
        version: 3,
      };
    }),
  );
}

function moneyOf({ nowMs }: DemoPast, { id, wanted, brandId, rates }: PastRun): PastEvent[] {
  const amountPaise: Paise = holdPaise(placementPrice(rupees(wanted.payout), rates), wanted.slots);
  const money = { campaignId: id, brandId, createdBy: null };
  return [
    {
      atMs: nowMs - wanted.launched * DAY_MS,
      happen: (moment) => holdCampaignMoney(moment, { ...money, amountPaise }),
    },
    {
      atMs: nowMs - wanted.ended * DAY_MS,
      happen: async (moment) => {
        const left = await balancePaise(moment.tx, { kind: 'campaign_hold', ownerId: id });
        if (left === 0) return;
        await releaseCampaignMoney(moment, { ...money, amountPaise: left, key: `${id}:close` });
      },
    },
  ];
}

function earn({ dealId, payoutPaise, shop, approvedMs }: Placed, run: PastRun, adminId: string) {
  return {
    atMs: approvedMs,
    happen: (moment: PastMoment) =>
      bookPlacementEarning(moment, {
        dealId,
        campaignId: run.id,
        payoutPaise,
        ...run.rates,
        paymentNature: 'platform_supply',
        payeeId: shop.ownerId,
        createdBy: adminId,
      }),
  };
}

/** Gathered, sent and paid on one day. */
function payOut(createdBy: string) {
  return async (moment: PastMoment): Promise<void> => {
    const { tx, newId } = moment;
    const id = newId();
    const lines = await gatherBatch(moment, { id, createdBy });
    if (lines.length === 0) return;
    const sent = await tx
      .update(payouts)
      .set({ status: 'sent' })
      .where(eq(payouts.batch_id, id))
      .returning();
    const settled = sent.map((payout) => {
      const bankReference = `DEMO${payout.id.replaceAll('-', '').slice(-12).toUpperCase()}`;
      return { payout, isPaid: true, bankReference, failure: null };
    });
    await writeOutcomes(moment, settled);
    await postAllToLedger(
      moment,
      settled.map((each) => postingOf(each, createdBy)),
    );
    await closeWhenDone(moment, id);
  };
}

/** Some weeks of campaigns that are over: proved, paid and given back to the paisa. The photos' paths. */
export async function addDemoHistory(past: DemoPast, people: PastPeople): Promise<string[]> {
  const { tx, ports, config, nowMs } = past;
  const { brandId, adminId, bizmanId, ownShop, shops } = people;
  const rates = ratesUnder(config, config.fee_tiers[0]?.feeBps ?? 0);
  const runs = PAST_CAMPAIGNS.map((wanted) => ({
    id: newIdAt(nowMs - wanted.launched * DAY_MS),
    wanted,
    brandId,
    rates,
  }));
  await addCampaigns(past, runs);
  const placed = await addPlacements(past, runs, people);
  const own = shops.filter((shop) => shop.bizmanId !== null);
  const paid = new Set([ownShop.ownerId, bizmanId, ...placed.map(({ shop }) => shop.ownerId)]);
  await addUpiIds(
    past,
    [...paid].filter((id) => id !== undefined),
  );
  const events: PastEvent[] = [
    {
      atMs: nowMs - TOPUP_DAYS_AGO * DAY_MS,
      happen: (moment) => addTopup(moment, { brandId, ...FIRST_TOPUP }),
    },
    ...runs.flatMap((run) => [
      ...moneyOf(past, run),
      ...placed
        .filter(({ campaignId }) => campaignId === run.id)
        .map((each) => earn(each, run, adminId)),
    ]),
    ...PAYOUT_RUNS.map((days) => ({ atMs: nowMs - days * DAY_MS, happen: payOut(adminId) })),
  ];
  if (bizmanId !== undefined && own.length > 0) {
    await addLeads(past, { bizmanId, adminId, shops: own });
    events.push(...payBizman(past, bizmanId, own, placed));
  }
  for (const { atMs, happen } of events.sort((a, b) => a.atMs - b.atMs)) {
    const bookedAt = new Date(atMs);
    await happen({ tx, ports, newId: () => newIdAt(atMs), nowMs: atMs, bookedAt });
  }
  await matureDue(tx, nowMs);
  return placed.map(({ photoPath }) => photoPath);
}
