import { type Paise, rupees, shareBps } from '../kernel';

/** The range a shop is paid for one placement. */
export const PAYOUT_LIMITS = { leastPaise: rupees(10), mostPaise: rupees(100_000) } as const;

export interface FeeTier {
  /** The tier holds for a month's spend from this sum on. */
  readonly fromPaise: Paise;
  readonly feeBps: number;
}

/** The dearest tier a month's spend has reached. */
export function feeBpsFor(monthSpendPaise: Paise, tiers: readonly FeeTier[]): number {
  const reached = tiers
    .filter(({ fromPaise }) => monthSpendPaise >= fromPaise)
    .sort((a, b) => b.fromPaise - a.fromPaise);
  const [tier] = reached;
  if (!tier) throw new RangeError('No fee tier starts at zero');
  return tier.feeBps;
}

export interface PlacementPrice {
  readonly payoutPaise: Paise;
  readonly feePaise: Paise;
  readonly gstPaise: Paise;
  readonly totalPaise: Paise;
}

/** What one placement costs the brand: the shop's payout, our fee, and the tax on the fee. */
export function placementPrice(
  payoutPaise: Paise,
  rates: { readonly feeBps: number; readonly gstBps: number },
): PlacementPrice {
  const feePaise = shareBps(payoutPaise, rates.feeBps);
  const gstPaise = shareBps(feePaise, rates.gstBps);
  return { payoutPaise, feePaise, gstPaise, totalPaise: payoutPaise + feePaise + gstPaise };
}

/**
 * Rounded per placement and then multiplied, so that the held sum equals the sum of the placements.
 */
export function holdPaise(price: PlacementPrice, slots: number): Paise {
  return price.totalPaise * slots;
}
