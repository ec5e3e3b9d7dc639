import { rupees } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateShops, approveDeal } from '../../../../test/world/activated';
import {
  type BrandSide,
  type Market,
  type Store,
  startMarket,
} from '../../../../test/world/market';
import { shops } from '../../../db/schema/businesses';
import { leaderboardAbsences } from '../../../db/schema/own-settings';
import { payBizmen } from './pay-bizmen';

let t: Market;
let offer: { campaignId: string; side: BrandSide };
let ravi: Store['owner'];
let meena: Store['owner'];
let kept: Store;

const ist = (text: string) => Date.parse(`${text}+05:30`);
const START = ist('2026-11-03T15:00:00');

async function read(path: string, actor = ravi) {
  return (await t.get(`/rest/v1/${path}`, { actor })).body;
}

beforeAll(async () => {
  t = await startMarket();
  const side = await t.brand();
  offer = { campaignId: (await t.launch(side)).id, side };
  ravi = await t.person('bizman');
  meena = await t.person('bizman');
  [kept] = (await activateShops(t, ravi, 1, START)) as [Store];
  await activateShops(t, ravi, 2, ist('2026-10-31T23:59:59'), 'Dadar');
  await activateShops(t, meena, 2, ist('2026-11-01T00:00:00'));
  t.clock.ms = START;
});
afterAll(() => t.close());

interface Step {
  readonly kind: string;
  readonly state: string;
  readonly on: string | null;
}

async function stepsOf(shopId: string, actor = ravi): Promise<Step[]> {
  const { items } = (await read('bizman_vesting?limit=100', actor)) as {
    items: { shop_id: string; steps: Step[] }[];
  };
  return items.find((item) => item.shop_id === shopId)?.steps ?? [];
}

describe('what vests when', () => {
  it('is told per shop, in step with what the job books', async () => {
    expect((await stepsOf(kept.shopId)).map(({ state }) => state)).toEqual([
      'due',
      'waiting',
      'waiting',
    ]);
    await payBizmen(t.ports);
    await approveDeal(t, offer, kept, ist('2026-12-20T10:00:00'));
    expect(await stepsOf(kept.shopId)).toMatchObject([
      { kind: 'shop_activation', state: 'earned', on: '2026-11-03', gross_paise: rupees(500) },
      { kind: 'first_proof', state: 'due' },
      { kind: 'day_60', state: 'waiting', on: '2027-01-02', is_on_track: true },
    ]);
    t.clock.ms = ist('2027-01-02T00:00:00');
    expect((await stepsOf(kept.shopId)).at(-1)).toMatchObject({ state: 'due' });
    await payBizmen(t.ports);
    expect((await stepsOf(kept.shopId)).map(({ state }) => state)).toEqual([
      'earned',
      'earned',
      'earned',
    ]);
    t.clock.ms = START;
  });

  it('is the bizman’s who brought the shop, also when another looks after it; nobody else’s', async () => {
    const isKept = eq(shops.id, kept.shopId);
    await t.asSystem((tx) => tx.update(shops).set({ salesperson_id: meena.uid }).where(isKept));
    expect(await stepsOf(kept.shopId)).toHaveLength(3);
    expect(await stepsOf(kept.shopId, meena)).toEqual([]);
    const { items } = (await read('earnings')) as { items: Record<string, unknown>[] };
    expect(items.find(({ kind }) => kind === 'day_60')).toMatchObject({
      shop_name: expect.stringContaining('Shop '),
    });
    const pdf = await read('earning_statement?language=hi');
    expect(pdf.pdf_base64).toMatch(/^JVBERi/);
    for (const path of ['bizman_vesting', 'bizman_target', 'bizman_leaderboard']) {
      expect((await read(path, kept.owner)).code, path).toBe('FORBIDDEN');
    }
  });
});

it('the month begins and ends in India, for the target and the area alike', async () => {
  expect(await read('bizman_target')).toMatchObject({
    month: '2026-11',
    activations: 1,
    bonus_paise: 0,
    next: { from: 10, bonus_paise: rupees(1_000) },
    ends_at: '2026-11-30T18:29:59.999Z',
  });
  await activateShops(t, ravi, 9, START, 'Dadar');
  expect(await read('bizman_target')).toMatchObject({
    activations: 10,
    bonus_paise: rupees(1_000),
    next: { from: 25 },
  });
  t.clock.ms = ist('2026-10-31T23:59:59');
  expect((await read('bizman_leaderboard?area=Bandra')).month).toBe('2026-10');
  t.clock.ms = START;
});

describe('the bizmen of an area', () => {
  const namesIn = async (area: string, actor = ravi) => {
    const { items } = (await read(`bizman_leaderboard?area=${area}`, actor)) as {
      items: { name: string; place: number; activations: number; is_me: boolean }[];
    };
    return items.map(({ place, activations, is_me }) => [place, activations, is_me]);
  };

  it('are counted where they activated, and each finds themselves', async () => {
    expect(await namesIn('Bandra')).toEqual([
      [1, 2, false],
      [2, 1, true],
    ]);
    expect(await namesIn('Dadar', meena)).toEqual([[1, 9, false]]);
    expect(await read('bizman_leaderboard')).toMatchObject({
      area: 'Dadar',
      areas: ['Dadar', 'Bandra'],
      is_taking_part: true,
      my_activations: 9,
    });
  });

  it('are named only while they take part; a choice is one’s own', async () => {
    const choose = (is_taking_part: boolean, actor = ravi) =>
      t.command('leaderboard_choice_set', { is_taking_part }, { actor });
    expect((await choose(false)).body).toEqual({ is_taking_part: false });
    expect((await choose(false)).status).toBe(200);
    expect(await namesIn('Bandra', meena)).toEqual([[1, 2, true]]);
    expect(await namesIn('Bandra')).toEqual([[1, 2, false]]);
    expect(await read('bizman_leaderboard?area=Bandra')).toMatchObject({
      is_taking_part: false,
      my_activations: 1,
    });
    expect((await choose(true, kept.owner)).body.code).toBe('FORBIDDEN');
    await choose(true, meena);
    const absent = await t.asSystem((tx) => tx.select().from(leaderboardAbsences));
    expect(absent.map(({ profile_id }) => profile_id)).toEqual([ravi.uid]);
    await choose(true);
    expect(await namesIn('Bandra', meena)).toHaveLength(2);
  });
});
