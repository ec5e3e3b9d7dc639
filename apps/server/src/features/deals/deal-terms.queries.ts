import { readDealTerms } from '@chowk/domain/deals';
import { eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { shops } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { expectTax } from '../earnings';
import { readPlatformConfig } from '../platform';
import { NO_DEAL, requireOwnDeal } from './deal-rows';

export const dealTermsRead = implementQuery(readDealTerms, async ({ tx, actor, nowMs }, { id }) => {
  const deal = await requireOwnDeal(tx, actor, id);
  const [shop] = await tx.select().from(shops).where(eq(shops.id, deal.shop_id));
  const [campaign] = await tx
    .select({ nature: campaigns.payment_nature, fence_m: campaigns.fence_m })
    .from(campaigns)
    .where(eq(campaigns.id, deal.campaign_id));
  const { lat, lng, fence_radius_m } = requireRow(shop, NO_DEAL);
  const { nature, fence_m } = requireRow(campaign, NO_DEAL);
  const grossPaise = deal.payout_paise;
  const payeeId = actor.uid ?? '';
  const tax = await expectTax({ tx, nowMs }, { payeeId, grossPaise, nature });
  const { review_days, payable_days } = await readPlatformConfig(tx);
  return {
    gross_paise: grossPaise,
    tax_paise: tax.taxPaise,
    net_paise: grossPaise - tax.taxPaise,
    has_pan: tax.hasPan,
    tax_with_pan_paise: tax.taxWithPanPaise,
    review_days,
    payable_days,
    shop_position: lat === null || lng === null ? null : { lat, lng },
    fence_m: fence_radius_m ?? fence_m,
  };
});
