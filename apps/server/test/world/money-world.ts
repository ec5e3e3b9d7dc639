import { holdPaise, type PaymentNature, placementPrice } from '@chowk/domain/campaigns';
import { type Actor, ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { refusalFrom } from '../../src/contract/run/database-errors';
import { defineSystemStep, type Tx, withSystem } from '../../src/db';
import { brands, shops } from '../../src/db/schema/businesses';
import { campaigns } from '../../src/db/schema/campaigns';
import { deals } from '../../src/db/schema/deals';
import { bookPlacementEarning } from '../../src/features/earnings';
import { holdCampaignMoney, postToLedger } from '../../src/features/wallets';
import { newId } from '../../src/new-id';
import type { TestApp } from '../app';

const arrange = defineSystemStep('test.money', 'Tests of money begin with campaigns and deals.');

export const RATES = { feeBps: 1_200, gstBps: 1_800 } as const;

export interface TestBrand {
  readonly actor: Actor & { uid: string };
  readonly brandId: string;
}

export interface TestStore {
  readonly actor: Actor & { uid: string };
  readonly shopId: string;
}

export interface TestCampaign {
  readonly id: string;
  readonly brandId: string;
  readonly payoutPaise: number;
  readonly nature: PaymentNature;
}

/** The code a refused piece of work would be answered with; what went well has none. */
export async function refusalCodeOf(work: Promise<unknown>): Promise<unknown> {
  const error = refusalFrom(await work.catch((reason: unknown) => reason));
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Brands, stores, campaigns and deals as the books find them, without the screens before them. */
export function moneyWorld(t: TestApp) {
  const asSystem = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    withSystem(t.ports.db, ANONYMOUS, arrange, work);

  async function brand(fundsPaise = 0): Promise<TestBrand> {
    const actor = await t.person('brand');
    const brandId = newId();
    await asSystem(async (tx) => {
      await tx.insert(brands).values({ id: brandId, owner_id: actor.uid, brand_name: 'Mithaas' });
      if (fundsPaise > 0) await fund(tx, brandId, fundsPaise);
    });
    return { actor, brandId };
  }

  async function fund(tx: Tx, brandId: string, amountPaise: number): Promise<void> {
    const id = newId();
    await postToLedger(
      { tx, newId },
      {
        kind: 'topup',
        key: `topup:${id}`,
        referenceId: id,
        memo: 'Test',
        createdBy: null,
        lines: [
          { account: { kind: 'bank' }, amountPaise: -amountPaise },
          { account: { kind: 'brand_wallet', ownerId: brandId }, amountPaise },
        ],
      },
    );
  }

  async function store(details: { upi_id?: string; pan?: string } = {}): Promise<TestStore> {
    const actor = await t.person('retailer');
    const shopId = newId();
    await asSystem((tx) =>
      tx.insert(shops).values({ id: shopId, owner_id: actor.uid, shop_name: 'Sharma Kirana' }),
    );
    if (Object.keys(details).length > 0) {
      const { status, body } = await t.command('payout_details_update', details, { actor });
      if (status !== 200) throw new Error(`Payout details refused: ${JSON.stringify(body)}`);
    }
    return { actor, shopId };
  }

  /** Live, with the money of its places held. */
  async function campaign(
    { brandId }: TestBrand,
    options: { payoutPaise?: number; slots?: number; nature?: PaymentNature } = {},
  ): Promise<TestCampaign> {
    const { payoutPaise = 20_000, slots = 10, nature = 'platform_supply' } = options;
    const id = newId();
    await asSystem(async (tx) => {
      await tx.insert(campaigns).values({
        id,
        brand_id: brandId,
        title: 'Diwali shelf',
        payout_paise: payoutPaise,
        slots,
        slots_taken: slots,
        fee_bps: RATES.feeBps,
        gst_bps: RATES.gstBps,
        payment_nature: nature,
        status: 'live',
      });
      const amountPaise = holdPaise(placementPrice(payoutPaise, RATES), slots);
      await holdCampaignMoney(
        { tx, newId },
        { campaignId: id, brandId, amountPaise, createdBy: null },
      );
    });
    return { id, brandId, payoutPaise, nature };
  }

  async function deal(of: TestCampaign, { shopId }: TestStore): Promise<string> {
    const id = newId();
    await asSystem((tx) =>
      tx.insert(deals).values({
        id,
        campaign_id: of.id,
        shop_id: shopId,
        brand_id: of.brandId,
        status: 'submitted',
        payout_paise: of.payoutPaise,
        offer_expires_at: new Date(Date.now() + DAY_MS),
      }),
    );
    return id;
  }

  function book(of: TestCampaign, payee: TestStore, dealId: string, nowMs = Date.now()) {
    return asSystem((tx) =>
      bookPlacementEarning(
        { tx, newId, nowMs },
        {
          dealId,
          campaignId: of.id,
          payoutPaise: of.payoutPaise,
          ...RATES,
          paymentNature: of.nature,
          payeeId: payee.actor.uid,
          createdBy: null,
        },
      ),
    );
  }

  /** A deal of that campaign, approved at that moment. */
  async function earn(of: TestCampaign, payee: TestStore, nowMs = Date.now()) {
    const dealId = await deal(of, payee);
    return { dealId, ...(await book(of, payee, dealId, nowMs)) };
  }

  return { asSystem, brand, fund, store, campaign, deal, book, earn };
}

export type MoneyWorld = ReturnType<typeof moneyWorld>;
