import { DAY_MS, istDay, type Paise } from '../kernel';
import { type BonusTier, bonusPaiseFor, stayedMs } from './bizman-pay';
import type { EarningKind } from './rules';

/** What a bizman may earn with one shop, in the order it comes. */
export const VESTING_KINDS = ['shop_activation', 'first_proof', 'day_60'] as const;
export type VestingKind = (typeof VESTING_KINDS)[number];

/** What only a bizman is paid for: shops they brought, and months. */
export function isBizmanPay(kind: EarningKind): boolean {
  return kind === 'monthly_bonus' || VESTING_KINDS.some((each) => each === kind);
}

/** `due` is earned and booked by the next run of the job; `missed` comes no more. */
export const VESTING_STATES = ['earned', 'due', 'waiting', 'missed'] as const;
export type VestingState = (typeof VESTING_STATES)[number];

export interface VestingFigures {
  readonly amounts: Readonly<Record<VestingKind, Paise>>;
  /** A shop is active with a proof approved in so many days before the sixtieth. */
  readonly activeDays: number;
}

export interface VestingFacts {
  readonly activatedMs: number;
  readonly booked: Readonly<
    Partial<Record<VestingKind, { readonly grossPaise: Paise; readonly atMs: number }>>
  >;
  readonly hasProof: boolean;
  /** Open, with an active owner. */
  readonly isOpen: boolean;
  /** A proof that counts for the sixtieth day is approved. */
  readonly isOnTrack: boolean;
}

export interface VestingStep {
  readonly kind: VestingKind;
  readonly gross_paise: Paise;
  readonly state: VestingState;
  /** YYYY-MM-DD in India: when it was booked, or will be judged. */
  readonly on: string | null;
  /** Of the sixtieth day, while it is open: from which day an approved proof counts. */
  readonly proof_from: string | null;
  readonly is_on_track: boolean;
}

function stateOf(kind: VestingKind, facts: VestingFacts, nowMs: number): VestingState {
  if (kind === 'shop_activation') return 'due';
  if (kind === 'first_proof') return facts.hasProof ? 'due' : 'waiting';
  if (nowMs < stayedMs(facts.activatedMs)) return 'waiting';
  return facts.isOpen && facts.isOnTrack ? 'due' : 'missed';
}

function stepOf(
  kind: VestingKind,
  facts: VestingFacts,
  { amounts, activeDays }: VestingFigures,
  nowMs: number,
): VestingStep {
  const booked = facts.booked[kind];
  if (booked) {
    const on = istDay(booked.atMs);
    const gross_paise = booked.grossPaise;
    return { kind, gross_paise, state: 'earned', on, proof_from: null, is_on_track: true };
  }
  const state = stateOf(kind, facts, nowMs);
  const dayMs = stayedMs(facts.activatedMs);
  const isDay60 = kind === 'day_60' && state === 'waiting';
  return {
    kind,
    gross_paise: amounts[kind],
    state,
    on: isDay60 ? istDay(dayMs) : null,
    proof_from: isDay60 ? istDay(dayMs - activeDays * DAY_MS) : null,
    is_on_track: facts.isOpen && facts.isOnTrack,
  };
}

/** What has come and what is still to come with one shop. A figure of zero pays nothing. */
export function vestingOf(
  facts: VestingFacts,
  figures: VestingFigures,
  nowMs: number,
): VestingStep[] {
  return VESTING_KINDS.map((kind) => stepOf(kind, facts, figures, nowMs)).filter(
    ({ gross_paise }) => gross_paise > 0,
  );
}

export interface Target {
  readonly bonus_paise: Paise;
  readonly next: { readonly from: number; readonly bonus_paise: Paise } | null;
  readonly tiers: readonly { readonly from: number; readonly bonus_paise: Paise }[];
}

/** How far a month has come: the bonus reached, and the tier that is next. */
export function targetOf(activations: number, tiers: readonly BonusTier[]): Target {
  const sorted = [...tiers]
    .sort((a, b) => a.from - b.from)
    .map(({ from, bonusPaise }) => ({ from, bonus_paise: bonusPaise }));
  return {
    bonus_paise: bonusPaiseFor(activations, tiers),
    next: sorted.find(({ from }) => from > activations) ?? null,
    tiers: sorted,
  };
}
