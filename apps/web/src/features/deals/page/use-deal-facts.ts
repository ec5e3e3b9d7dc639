import type { Campaign } from '@chowk/domain/campaigns';
import { type Deal, type DealMoney, dealMoney, dealTimeline } from '@chowk/domain/deals';
import type { Earning } from '@chowk/domain/earnings';
import { useQuery } from '@tanstack/react-query';
import { dealCampaignOptions, payoutTermsOptions } from '@/features/deals/deals.queries';
import { isProofWaiting } from '@/features/deals/waiting-proof';
import { useNow } from '@/ui/feedback/use-now';

/** What an earning came to; before there is one, what the law of today would leave. */
function moneyOf(earning: Earning | undefined, expected: DealMoney | undefined) {
  if (!earning) return expected;
  const { gross_paise, tax_paise, net_paise } = earning;
  return {
    grossPaise: gross_paise,
    taxPaise: tax_paise,
    netPaise: net_paise,
    netWithPanPaise: net_paise,
  } satisfies DealMoney;
}

/** A deal with its money and its days, all from what lies on this device. */
export function useDealFacts(deal: Deal, isOwn: boolean, earning: Earning | undefined) {
  const nowMs = useNow();
  const { data: campaign } = useQuery(dealCampaignOptions(deal));
  const { data: terms } = useQuery({ ...payoutTermsOptions(), enabled: isOwn });
  const expected =
    campaign && terms && dealMoney(deal.payout_paise, campaign.payment_nature, terms);
  const timeline = dealTimeline(
    deal,
    {
      daysToSubmit: campaign?.days_to_submit,
      reviewDays: terms?.review_days,
      payableDays: terms?.payable_days,
      arePhotosWaiting: isProofWaiting(deal),
      payableOn: earning?.payable_on,
      paidAt: earning?.paid_at,
    },
    nowMs,
  );
  return {
    campaign: campaign as Campaign | undefined,
    money: isOwn ? moneyOf(earning, expected) : undefined,
    hasPan: terms?.has_pan ?? true,
    reviewDays: terms?.review_days,
    timeline,
  };
}

export type DealFacts = ReturnType<typeof useDealFacts>;
