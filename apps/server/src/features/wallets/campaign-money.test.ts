import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { type MoneyWorld, moneyWorld, refusalCodeOf } from '../../../test/world/money-world';
import { newId } from '../../new-id';
import { balancePaise, holdCampaignMoney, releaseCampaignMoney } from '.';

let t: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  t = await startTestApp();
  world = moneyWorld(t);
});
afterAll(() => t.close());

function move(
  direction: typeof holdCampaignMoney | typeof releaseCampaignMoney,
  brandId: string,
  campaignId: string,
  amountPaise: number,
  key = newId(),
) {
  return world.asSystem((tx) =>
    direction({ tx, newId }, { brandId, campaignId, amountPaise, key, createdBy: null }),
  );
}

function holdings(brandId: string, campaignId: string): Promise<number[]> {
  return world.asSystem(async (tx) => [
    await balancePaise(tx, { kind: 'brand_wallet', ownerId: brandId }),
    await balancePaise(tx, { kind: 'campaign_hold', ownerId: campaignId }),
  ]);
}

describe('the money of a campaign', () => {
  it('moves from the wallet to the hold and back', async () => {
    const { brandId } = await world.brand(10_000);
    const campaignId = newId();
    await move(holdCampaignMoney, brandId, campaignId, 7_000);
    expect(await holdings(brandId, campaignId)).toEqual([3_000, 7_000]);
    await move(releaseCampaignMoney, brandId, campaignId, 2_000);
    expect(await holdings(brandId, campaignId)).toEqual([5_000, 5_000]);
  });

  it('is held once a campaign and given back once a reason', async () => {
    const { brandId } = await world.brand(10_000);
    const campaignId = newId();
    await move(holdCampaignMoney, brandId, campaignId, 4_000);
    expect(await refusalCodeOf(move(holdCampaignMoney, brandId, campaignId, 1))).toBe(
      'ALREADY_EXISTS',
    );
    const key = newId();
    await move(releaseCampaignMoney, brandId, campaignId, 500, key);
    expect(await refusalCodeOf(move(releaseCampaignMoney, brandId, campaignId, 500, key))).toBe(
      'ALREADY_EXISTS',
    );
    expect(await holdings(brandId, campaignId)).toEqual([6_500, 3_500]);
  });

  it('is never more than there is, however many ask at once', async () => {
    const { brandId } = await world.brand(10_000);
    const tries = await Promise.all(
      Array.from({ length: 6 }, () =>
        refusalCodeOf(move(holdCampaignMoney, brandId, newId(), 3_000)),
      ),
    );
    expect(tries.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(3);
    const campaignId = newId();
    expect(await holdings(brandId, campaignId)).toEqual([1_000, 0]);
    expect(await refusalCodeOf(move(releaseCampaignMoney, brandId, campaignId, 1))).toBe(
      'INSUFFICIENT_FUNDS',
    );
  });

  it.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER])('refuses a sum of %s', async (sum) => {
    const { brandId } = await world.brand(100);
    const campaignId = newId();
    for (const direction of [holdCampaignMoney, releaseCampaignMoney]) {
      expect(await refusalCodeOf(move(direction, brandId, campaignId, sum))).toBe(
        'VALIDATION_FAILED',
      );
    }
    expect(await holdings(brandId, campaignId)).toEqual([100, 0]);
  });
});
