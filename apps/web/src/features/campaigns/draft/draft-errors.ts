import {
  createCampaign,
  DAYS_TO_SUBMIT,
  FENCE_M,
  MAX_PROOF_PHOTOS,
  MAX_SLOTS,
  PAYOUT_LIMITS,
} from '@chowk/domain/campaigns';
import { type FieldProblem, formatNumber, formatPaise, istDay } from '@chowk/domain/kernel';
import { problemsOf, wordsOf } from '@/forms/checks';
import type { MessageKey } from '@/i18n';
import type { DraftField, DraftValues } from './draft-fields';
import type { WizardStep } from './wizard-steps';

interface DraftError {
  readonly key: MessageKey<'wizard'>;
  readonly params?: Readonly<Record<string, string>>;
}
export type DraftErrors = Partial<Record<DraftField, DraftError>>;

export const PAYOUT_WORDS = {
  least: formatPaise(PAYOUT_LIMITS.leastPaise),
  most: formatPaise(PAYOUT_LIMITS.mostPaise),
};

function limits({ least, most }: { least: number; most: number }) {
  return { least: formatNumber(least), most: formatNumber(most) };
}

/** The others are asked for when their turn comes. */
const FIELDS: Record<WizardStep, readonly DraftField[]> = {
  placement: ['title', 'placement_type'],
  brief: ['brief'],
  where: [],
  money: ['payout_paise', 'slots'],
  rules: ['starts_on', 'ends_on', 'photos_needed', 'fence_m', 'days_to_submit'],
  review: [],
};

const WORDS: Readonly<Record<string, DraftError>> = {
  title: { key: 'title.needed' },
  placement_type: { key: 'placement.needed' },
  brief: { key: 'brief.needed' },
  payout_paise: { key: 'money.payoutWrong', params: PAYOUT_WORDS },
  slots: { key: 'money.slotsWrong', params: { most: formatNumber(MAX_SLOTS) } },
  'slots one_shop': { key: 'money.slotsWrong', params: { most: '1' } },
  starts_on: { key: 'dates.startsPast' },
  ends_on: { key: 'dates.endsNeeded' },
  'ends_on past': { key: 'dates.endsPast' },
  'ends_on order': { key: 'dates.order' },
  photos_needed: { key: 'rules.photosWrong', params: { most: String(MAX_PROOF_PHOTOS) } },
  fence_m: { key: 'rules.fenceWrong', params: limits(FENCE_M) },
  days_to_submit: { key: 'rules.daysWrong', params: limits(DAYS_TO_SUBMIT) },
};

/** What a launch asks for and the contract of a draft does not, the weightiest last. */
function rulesFor(today: string) {
  return ({ brief, slots, shop_id, starts_on, ends_on }: DraftValues): FieldProblem[] => {
    const wrong: [boolean, DraftField, string][] = [
      [brief.trim() === '', 'brief', 'required'],
      [shop_id !== null && slots !== 1, 'slots', 'one_shop'],
      [starts_on !== '' && starts_on < today, 'starts_on', 'past'],
      [ends_on < today, 'ends_on', 'past'],
      [starts_on > ends_on, 'ends_on', 'order'],
      [ends_on === '', 'ends_on', 'required'],
    ];
    return wrong.flatMap(([isWrong, path, rule]) => (isWrong ? [{ path, rule }] : []));
  };
}

/** What is wrong in one step. */
export function stepErrors(step: WizardStep, values: DraftValues, nowMs: number): DraftErrors {
  const checks = { schema: createCampaign.input, rules: rulesFor(istDay(nowMs)) };
  const problems = problemsOf(checks, values);
  const errors = FIELDS[step].flatMap((field) => {
    const problem = problems.findLast(({ path }) => path === field);
    const words = problem && wordsOf(WORDS, problem);
    return words ? [[field, words] as const] : [];
  });
  return Object.fromEntries(errors);
}
