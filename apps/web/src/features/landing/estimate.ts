import { feeBpsFor, placementPrice } from '@chowk/domain/campaigns';
import { bonusPaiseFor } from '@chowk/domain/earnings';
import { formatBps, rupees } from '@chowk/domain/kernel';
import type { PublicFigures } from '@chowk/domain/platform';

/** A line of a sum: which words, what it comes to, and what stands in the words' holes. */
export interface Line {
  readonly name: string;
  readonly paise: number;
  readonly rate?: string;
  readonly isTotal?: boolean;
}

const MONTHS = 12;

/** As a campaign would be priced: rounded per placement, at the tier this spend reaches. */
export function estimateBrand(figures: PublicFigures, shops: number, payoutRupees: number): Line[] {
  const payoutPaise = rupees(payoutRupees);
  const feeBps = feeBpsFor(payoutPaise * shops, figures.fee_tiers);
  const price = placementPrice(payoutPaise, { feeBps, gstBps: figures.gst_bps });
  const tax = { name: 'calc.gst', paise: price.gstPaise * shops, rate: formatBps(figures.gst_bps) };
  const taxLine = figures.gst_bps > 0 ? [tax] : [];
  return [
    { name: 'calc.payouts', paise: price.payoutPaise * shops },
    { name: 'calc.fee', paise: price.feePaise * shops, rate: formatBps(feeBps) },
    ...taxLine,
    { name: 'calc.total', paise: price.totalPaise * shops, isTotal: true },
    { name: 'calc.perShop', paise: price.totalPaise },
  ];
}

/** The fee is the brand's: what a deal pays is what the store gets. */
export function estimateStore(deals: number, payoutRupees: number): Line[] {
  const month = rupees(payoutRupees) * deals;
  return [
    { name: 'calc.month', paise: month, isTotal: true },
    { name: 'calc.year', paise: month * MONTHS },
  ];
}

export function estimateBizman(figures: PublicFigures, shops: number): Line[] {
  const activation = figures.bizman_activation_paise * shops;
  const proofs = figures.bizman_first_proof_paise * shops;
  const stay = figures.bizman_day_60_paise * shops;
  const bonus = bonusPaiseFor(shops, figures.bizman_bonus_tiers);
  return [
    { name: 'calc.activation', paise: activation },
    { name: 'calc.proofs', paise: proofs },
    { name: 'calc.stay', paise: stay },
    { name: 'calc.bonus', paise: bonus },
    { name: 'calc.total', paise: activation + proofs + stay + bonus, isTotal: true },
  ];
}
