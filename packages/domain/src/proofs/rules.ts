import { DAY_MS, defineStates, type LocationVerdict } from '../kernel';
import { proofsPolicy } from './policy';

export const PROOF_STATES = ['pending', 'approved', 'rejected'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

export const proofStates = defineStates<ProofState>({
  noun: 'proof',
  states: PROOF_STATES,
  initial: 'pending',
  transitions: [
    { from: 'pending', to: 'approved', by: proofsPolicy.review, via: 'proof_approve' },
    { from: 'pending', to: 'rejected', by: proofsPolicy.review, via: 'proof_reject' },
    { from: 'rejected', to: 'pending', by: proofsPolicy.submit, via: 'proof_dispute' },
    { from: 'approved', to: 'pending', by: proofsPolicy.review, via: 'deal_override' },
    { from: 'approved', to: 'rejected', by: proofsPolicy.review, via: 'deal_override' },
    { from: 'rejected', to: 'approved', by: proofsPolicy.review, via: 'deal_override' },
  ],
});

export const VERDICTS = ['pass', 'unsure', 'fail'] as const satisfies readonly LocationVerdict[];

/** Why a proof is sent back: each has its words in both languages, and what to do about it. */
export const REJECT_REASONS = {
  blurred: 'retake',
  too_dark: 'retake',
  wrong_angle: 'retake',
  not_visible: 'retake',
  wrong_product: 'redo',
  placed_wrongly: 'redo',
  elsewhere: 'retake',
  used_before: 'retake',
  other: 'as_noted',
} as const satisfies Record<string, 'retake' | 'redo' | 'as_noted'>;
export type RejectReason = keyof typeof REJECT_REASONS;
export const REJECT_REASON_NAMES = Object.keys(REJECT_REASONS) as [RejectReason, ...RejectReason[]];

/** Two photos this close are the same picture, resized, recompressed or brightened. */
export const SAME_PICTURE_BITS = 7;

export interface RiskFacts {
  readonly verdict: LocationVerdict | null;
  readonly hasExactDuplicate: boolean;
  readonly nearDuplicates: number;
  readonly isBlurred: boolean;
  readonly isDark: boolean;
  readonly exifDisagrees: boolean;
  readonly isDisputed: boolean;
  /** The shop moved its own pin far, shortly before. */
  readonly hasMovedPin: boolean;
  /** Of this shop, before this one. */
  readonly earlierRejections: number;
}

/** What nobody has anything against, once it is known where it was taken. */
export const UNSUSPECTED: Omit<RiskFacts, 'verdict'> = {
  hasExactDuplicate: false,
  nearDuplicates: 0,
  isBlurred: false,
  isDark: false,
  exifDisagrees: false,
  isDisputed: false,
  hasMovedPin: false,
  earlierRejections: 0,
};

const RISK = {
  exactDuplicate: 60,
  nearDuplicate: 40,
  fail: 40,
  exif: 20,
  unsure: 15,
  disputed: 20,
  movedPin: 40,
  noFix: 15,
  quality: 10,
  rejection: 5,
  most: 100,
} as const;

/** From 0 to 100: what a reviewer sees first. */
export function riskOf(facts: RiskFacts): number {
  const place = { pass: 0, unsure: RISK.unsure, fail: RISK.fail };
  const sum =
    (facts.verdict === null ? RISK.noFix : place[facts.verdict]) +
    (facts.hasExactDuplicate ? RISK.exactDuplicate : 0) +
    (facts.nearDuplicates > 0 ? RISK.nearDuplicate : 0) +
    (facts.exifDisagrees ? RISK.exif : 0) +
    (facts.isBlurred ? RISK.quality : 0) +
    (facts.isDark ? RISK.quality : 0) +
    (facts.isDisputed ? RISK.disputed : 0) +
    (facts.hasMovedPin ? RISK.movedPin : 0) +
    Math.min(facts.earlierRejections, 4) * RISK.rejection;
  return Math.min(sum, RISK.most);
}

/** Below this a proof may be approved together with others. */
export const LOW_RISK = 10;

/** However late the photo was reviewed, the pay date counts from when it came in. */
export function reviewDueMs(receivedMs: number, reviewDays: number): number {
  return receivedMs + reviewDays * DAY_MS;
}
