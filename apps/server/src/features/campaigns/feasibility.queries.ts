import { holdPaise, placementPrice, readFeasibility } from '@chowk/domain/campaigns';
import { notFound } from '@chowk/domain/kernel';
import { SHOP_TYPES } from '@chowk/domain/shops';
import { count } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { asSystem } from '../../db';
import { shops } from '../../db/schema/businesses';
import { readPlatformConfig } from '../platform';
import { balancePaise } from '../wallets';
import { ownBrandIds } from './campaign-rows';
import { isAimedAt } from './matching-shops';
import { readPriceRates } from './price-rates';
import { countShops } from './system-steps';

const BPS_PER_WHOLE = 10_000;

function listed(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

export const feasibilityRead = implementQuery(
  readFeasibility,
  async ({ tx, actor, nowMs }, params) => {
    const [brandId] = await ownBrandIds(tx, actor);
    if (brandId === undefined) throw notFound();
    const asked = new Set(listed(params.shop_types));
    const aim = {
      areas: listed(params.areas),
      shop_types: SHOP_TYPES.filter((type) => asked.has(type)),
      shop_id: params.shop_id ?? null,
    };
    return asSystem(tx, countShops, async () => {
      const [matching] = await tx.select({ total: count() }).from(shops).where(isAimedAt(aim));
      const matchingShops = matching?.total ?? 0;
      const config = await readPlatformConfig(tx);
      const rates = await readPriceRates(tx, brandId, nowMs);
      const price = placementPrice(params.payout_paise ?? 0, rates);
      const likely = Math.floor((matchingShops * config.expected_acceptance_bps) / BPS_PER_WHOLE);
      return {
        matching_shops: matchingShops,
        expected_acceptances: params.slots === undefined ? likely : Math.min(likely, params.slots),
        fee_bps: rates.feeBps,
        gst_bps: rates.gstBps,
        placement_paise: price.totalPaise,
        hold_paise: holdPaise(price, params.slots ?? 0),
        wallet_paise: await balancePaise(tx, { kind: 'brand_wallet', ownerId: brandId }),
      };
    });
  },
);
