import {
  DAYS_TO_SUBMIT,
  FENCE_M,
  MAX_PROOF_PHOTOS,
  MAX_SLOTS,
  PAYOUT_LIMITS,
} from '@chowk/domain/campaigns';
import { formatNumber, formatPaise, istDay } from '@chowk/domain/kernel';
import type { MessageKey } from '@/i18n';
import type { DraftField, DraftValues } from './draft-values';
import type { WizardStep } from './wizard-steps';

export interface DraftError {
  readonly key: MessageKey<'wizard'>;
  readonly params?: Readonly<Record<string, string>>;
}
export type DraftErrors = Partial<Record<DraftField, DraftError>>;

export const PAYOUT_WORDS = {
  least: formatPaise(PAYOUT_LIMITS.leastPaise),
  most: formatPaise(PAYOUT_LIMITS.mostPaise),
};

function isWithin(value: number | null, least: number, most: number): boolean {
  return value !== null && value >= least && value <= most;
}

function limits({ least, most }: { least: number; most: number }) {
  return { least: formatNumber(least), most: formatNumber(most) };
}

function datesErrors(
  { starts_on: starts, ends_on: ends }: DraftValues,
  today: string,
): DraftErrors {
  return {
    ...(starts !== '' && starts < today ? { starts_on: { key: 'dates.startsPast' } } : {}),
    ...(ends === '' ? { ends_on: { key: 'dates.endsNeeded' } } : {}),
    ...(ends !== '' && ends < today ? { ends_on: { key: 'dates.endsPast' } } : {}),
    ...(ends !== '' && starts > ends ? { ends_on: { key: 'dates.order' } } : {}),
  };
}

function rulesErrors(values: DraftValues): DraftErrors {
  const { photos_needed: photos, fence_m: fence, days_to_submit: days } = values;
  const { least, most } = FENCE_M;
  return {
    ...(isWithin(photos, 1, MAX_PROOF_PHOTOS)
      ? {}
      : {
          photos_needed: { key: 'rules.photosWrong', params: { most: String(MAX_PROOF_PHOTOS) } },
        }),
    ...(isWithin(fence, least, most)
      ? {}
      : { fence_m: { key: 'rules.fenceWrong', params: limits(FENCE_M) } }),
    ...(isWithin(days, DAYS_TO_SUBMIT.least, DAYS_TO_SUBMIT.most)
      ? {}
      : { days_to_submit: { key: 'rules.daysWrong', params: limits(DAYS_TO_SUBMIT) } }),
  };
}

function moneyErrors({ payout_paise: payout, slots, shop_id: shopId }: DraftValues): DraftErrors {
  const { leastPaise, mostPaise } = PAYOUT_LIMITS;
  const mostSlots = shopId === null ? MAX_SLOTS : 1;
  return {
    ...(isWithin(payout, leastPaise, mostPaise)
      ? {}
      : { payout_paise: { key: 'money.payoutWrong', params: PAYOUT_WORDS } }),
    ...(isWithin(slots, 1, mostSlots)
      ? {}
      : { slots: { key: 'money.slotsWrong', params: { most: formatNumber(mostSlots) } } }),
  };
}

/** What is wrong in one step; the others are asked when their turn comes. */
export function stepErrors(step: WizardStep, values: DraftValues, nowMs: number): DraftErrors {
  switch (step) {
    case 'placement':
      return {
        ...(values.title.trim() === '' ? { title: { key: 'title.needed' } } : {}),
        ...(values.placement_type === null ? { placement_type: { key: 'placement.needed' } } : {}),
      };
    case 'brief':
      return values.brief.trim() === '' ? { brief: { key: 'brief.needed' } } : {};
    case 'money':
      return moneyErrors(values);
    case 'rules':
      return { ...datesErrors(values, istDay(nowMs)), ...rulesErrors(values) };
    default:
      return {};
  }
}
