import type { PlatformConfig } from '@chowk/domain/platform';
import { parsePercent, percentOf, type WrongKey } from './figure-text';

type Tiers = PlatformConfig['fee_tiers'];

/** A tier as it is typed. */
export interface TierDraft {
  /** Tells rows apart while they are edited. */
  readonly id: number;
  readonly fromPaise: number | null;
  readonly percent: string;
}

export function tierDrafts(tiers: Tiers): TierDraft[] {
  return tiers.map(({ fromPaise, feeBps }, id) => ({ id, fromPaise, percent: percentOf(feeBps) }));
}

export function parseTiers(drafts: readonly TierDraft[]): Tiers | { wrong: WrongKey } {
  const tiers: { fromPaise: number; feeBps: number }[] = [];
  for (const { fromPaise, percent } of drafts) {
    const feeBps = parsePercent(percent);
    if (fromPaise === null || fromPaise < 0) return { wrong: 'wrong.amount' };
    if (feeBps === undefined) return { wrong: 'wrong.percent' };
    tiers.push({ fromPaise, feeBps });
  }
  const starts = new Set(tiers.map(({ fromPaise }) => fromPaise));
  if (!starts.has(0)) return { wrong: 'wrong.firstTier' };
  if (starts.size < tiers.length) return { wrong: 'wrong.sameTier' };
  return tiers.sort((a, b) => a.fromPaise - b.fromPaise);
}
