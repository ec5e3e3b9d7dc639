import { type Actor, DAY_MS, rupees } from '@chowk/domain/kernel';
import fc from 'fast-check';
import { matureEarnings, reverseEarning } from '../../src/features/earnings';
import { releaseCampaignMoney } from '../../src/features/wallets';
import { newId } from '../../src/new-id';
import type { TestApp } from '../app';
import { moneyWorld, refusalCodeOf, type TestCampaign, type TestStore } from './money-world';

const WEIGHTS = {
  topup: 2,
  launch: 3,
  release: 1,
  approve: 5,
  approveAgain: 2,
  reverse: 2,
  mature: 1,
  run: 2,
  settle: 2,
} as const;
type StepName = keyof typeof WEIGHTS;

export interface MoneyStep {
  readonly name: StepName;
  /** Which of the brands, campaigns, deals or runs there are by then. */
  readonly which: number;
  readonly paise: number;
}

const names = Object.keys(WEIGHTS) as StepName[];

/** Things people do, in rounds of which everything happens at once. */
export const moneyRounds: fc.Arbitrary<MoneyStep[][]> = fc.array(
  fc.array(
    fc.record({
      name: fc.oneof(
        ...names.map((name) => ({ weight: WEIGHTS[name], arbitrary: fc.constant(name) })),
      ),
      which: fc.nat({ max: 1_000 }),
      paise: fc.integer({ min: 1_000, max: rupees(300) }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  { minLength: 4, maxLength: 10 },
);

/** From an empty wallet to money in somebody's bank, so that every history has been there once. */
export const WHOLE_WAY: readonly MoneyStep[] = (
  ['topup', 'launch', 'approve', 'mature', 'run', 'settle'] as const
).map((name) => ({ name, which: 0, paise: rupees(100) }));

interface Approved {
  readonly campaign: TestCampaign;
  readonly store: TestStore;
  readonly dealId: string;
}

/** Takes steps in a world of its own and answers with the code of the refusal, if any. */
export async function startHistory(t: TestApp, admin: Actor) {
  const world = moneyWorld(t);
  const brands = [await world.brand(rupees(2_000)), await world.brand()];
  const stores = await Promise.all([
    world.store({ upi_id: 'asha@okbank', pan: 'ABCPE1234F' }),
    world.store({ upi_id: 'bano@okbank' }),
    world.store(),
  ]);
  const campaigns: TestCampaign[] = [];
  const approved: Approved[] = [];
  const runs: string[] = [];
  const longAgo = Date.now() - 9 * DAY_MS;
  const one = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)];

  async function command(name: string, input: unknown): Promise<unknown> {
    return (await t.command(name, input, { actor: admin })).body.code;
  }

  const actions: Record<StepName, (step: MoneyStep) => Promise<unknown> | undefined> = {
    topup: ({ which, paise }) => {
      const brand = one(brands, which);
      return brand && world.asSystem((tx) => world.fund(tx, brand.brandId, paise));
    },
    launch: ({ which, paise }) => {
      const brand = one(brands, which);
      const wanted = { payoutPaise: paise, slots: 1 + (which % 3) };
      return brand && world.campaign(brand, wanted).then((each) => campaigns.push(each));
    },
    release: ({ which, paise }) => {
      const campaign = one(campaigns, which);
      if (!campaign) return undefined;
      const { id: campaignId, brandId } = campaign;
      const facts = { campaignId, brandId, amountPaise: paise, key: newId(), createdBy: null };
      return world.asSystem((tx) => releaseCampaignMoney({ tx, newId }, facts));
    },
    approve: async ({ which, paise }) => {
      const [campaign, store] = [one(campaigns, which), one(stores, paise)];
      if (!campaign || !store) return;
      const dealId = await world.deal(campaign, store);
      approved.push({ campaign, store, dealId });
      await world.book(campaign, store, dealId, longAgo);
    },
    approveAgain: ({ which }) => {
      const deal = one(approved, which);
      return deal && world.book(deal.campaign, deal.store, deal.dealId, longAgo);
    },
    reverse: ({ which }) => {
      const deal = one(approved, which);
      if (!deal) return undefined;
      const facts = { dealId: deal.dealId, createdBy: null };
      return world.asSystem((tx) => reverseEarning({ tx, newId, nowMs: Date.now() }, facts));
    },
    mature: () => matureEarnings(t.ports),
    run: () => {
      const id = newId();
      runs.push(id);
      return command('payout_batch_create', { id });
    },
    settle: async ({ which }) => {
      const id = one(runs, which);
      if (!id) return undefined;
      const { body } = await t.get(`/rest/v1/payouts?batch_id=${id}`, { actor: admin });
      const lines = (body.items as { id: string }[]).map(({ id: payout_id }, i) =>
        (which + i) % 3 === 1
          ? { payout_id, failure: 'Refused' }
          : { payout_id, bank_reference: newId().replaceAll('-', '') },
      );
      if (lines.length === 0) return undefined;
      // Some are answered before the bank could have them: refused, and nothing moves.
      if (which % 5 !== 4) await command('payout_bank_file_export', { id });
      return command('payout_batch_settle', { id, lines });
    },
  };

  return async (step: MoneyStep): Promise<unknown> => {
    let code: unknown;
    const refusal = await refusalCodeOf(
      Promise.resolve(actions[step.name](step)).then((answer) => {
        if (step.name === 'run' || step.name === 'settle') code = answer;
      }),
    );
    return refusal ?? code;
  };
}
