import { type FieldProblem, startOfIstDay } from '../kernel';
import type { PlacementType } from './rules';

/** What a draft must have before money is held for it. */
export interface LaunchFacts {
  readonly brief: string;
  readonly placement_type: PlacementType | null;
  readonly payout_paise: number | null;
  readonly slots: number | null;
  readonly shop_id: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

/** A launchable draft has these for certain. */
export interface Launchable {
  readonly payoutPaise: number;
  readonly slots: number;
}

type Answer = { readonly problem: FieldProblem } | { readonly ready: Launchable };

const missing = (path: string): Answer => ({ problem: { path, rule: 'required' } });

/** The first thing that is missing, in the order the wizard asks, or what the price is made of. */
export function judgeLaunch(draft: LaunchFacts, nowMs: number): Answer {
  const { payout_paise: payoutPaise, slots, ends_at: endsAt } = draft;
  if (draft.placement_type === null) return missing('placement_type');
  if (draft.brief === '') return missing('brief');
  if (payoutPaise === null) return missing('payout_paise');
  if (slots === null) return missing('slots');
  if (endsAt === null) return missing('ends_at');
  if (endsAt.getTime() <= nowMs) return { problem: { path: 'ends_at', rule: 'future' } };
  if (draft.starts_at && draft.starts_at.getTime() < startOfIstDay(nowMs)) {
    return { problem: { path: 'starts_at', rule: 'future' } };
  }
  if (draft.shop_id !== null && slots > 1) {
    return { problem: { path: 'slots', rule: 'max_number', params: { limit: 1 } } };
  }
  return { ready: { payoutPaise, slots } };
}
