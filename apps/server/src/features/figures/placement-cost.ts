import { placementPrice } from '@chowk/domain/campaigns';
import { countDays, istDay } from '@chowk/domain/kernel';
import type { Counted } from './gather-figures';

export interface PlacementCost {
  readonly spendPaise: number;
  readonly days: number;
}

interface CampaignTerms {
  readonly fee_bps: number | null;
  readonly gst_bps: number | null;
  readonly ends_at: Date | null;
}

/** What approved placements cost with fee and tax, and how many days they stand. */
export function placementCost(terms: CampaignTerms, approved: readonly Counted[]): PlacementCost {
  const rates = { feeBps: terms.fee_bps ?? 0, gstBps: terms.gst_bps ?? 0 };
  const lastDay = terms.ends_at ? istDay(terms.ends_at.getTime()) : '';
  let spendPaise = 0;
  let days = 0;
  for (const { day, n, paise } of approved) {
    if (n <= 0) continue;
    // All placements of a campaign pay the same, so each is priced as it was charged.
    spendPaise += n * placementPrice(Math.round(paise / n), rates).totalPaise;
    days += n * (lastDay > day ? countDays(day, lastDay) : 1);
  }
  return { spendPaise, days };
}
