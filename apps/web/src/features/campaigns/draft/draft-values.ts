import {
  type Campaign,
  type createCampaign,
  DAYS_TO_SUBMIT,
  FENCE_M,
  type PaymentNature,
  type PlacementType,
} from '@chowk/domain/campaigns';
import { type InputOf, istDay } from '@chowk/domain/kernel';
import type { ShopType } from '@chowk/domain/shops';

/** A draft as its form holds it: days instead of moments, and nothing is ever undefined. */
export interface DraftValues {
  readonly title: string;
  readonly placement_type: PlacementType | null;
  readonly brief: string;
  readonly sample_photo_path: string | null;
  readonly areas: readonly string[];
  readonly shop_types: readonly ShopType[];
  /** For this one shop alone. */
  readonly shop_id: string | null;
  readonly payout_paise: number | null;
  /** What the payout counts as for tax. */
  readonly payment_nature: PaymentNature;
  readonly slots: number | null;
  /** Calendar days in India, or empty. */
  readonly starts_on: string;
  readonly ends_on: string;
  readonly photos_needed: number | null;
  readonly fence_m: number | null;
  readonly days_to_submit: number | null;
}
export type DraftField = keyof DraftValues;
type DraftInput = Omit<InputOf<typeof createCampaign>, 'id'>;

export const EMPTY_DRAFT: DraftValues = {
  title: '',
  placement_type: null,
  brief: '',
  sample_photo_path: null,
  areas: [],
  shop_types: [],
  shop_id: null,
  payout_paise: null,
  payment_nature: 'platform_supply',
  slots: null,
  starts_on: '',
  ends_on: '',
  photos_needed: 1,
  fence_m: FENCE_M.usual,
  days_to_submit: DAYS_TO_SUBMIT.usual,
};

function dayOf(iso: string | null): string {
  return iso === null ? '' : istDay(Date.parse(iso));
}

/** The first moment of the first day, the last second of the last one. */
export function startOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T00:00:00+05:30`).toISOString();
}
export function endOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:59+05:30`).toISOString();
}

export function valuesOf(campaign: Campaign): DraftValues {
  const names = Object.keys(EMPTY_DRAFT) as DraftField[];
  const same = names.filter((name) => name in campaign);
  return {
    ...EMPTY_DRAFT,
    ...Object.fromEntries(same.map((name) => [name, campaign[name as keyof Campaign]])),
    starts_on: dayOf(campaign.starts_at),
    ends_on: dayOf(campaign.ends_at),
  };
}

/** As the server keeps it, without the spaces around it. */
export function tidied(values: DraftValues): DraftValues {
  return { ...values, title: values.title.trim(), brief: values.brief.trim() };
}

/** Lists are compared by what they hold. */
export function changesFrom(saved: DraftValues, values: DraftValues): Partial<DraftValues> {
  const names = Object.keys(EMPTY_DRAFT) as DraftField[];
  const changed = names.filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

const NULLABLE: readonly string[] = ['sample_photo_path', 'shop_id'];

/** As the contract wants it: what is not filled in yet is left out, not sent as nothing. */
export function inputOf(changes: Partial<DraftValues>): Partial<DraftInput> {
  const { starts_on: startsOn, ends_on: endsOn, ...rest } = changes;
  const filled = Object.entries(rest).filter(
    ([name, value]) => value !== null || NULLABLE.includes(name),
  );
  return {
    ...Object.fromEntries(filled),
    ...(startsOn === undefined ? {} : { starts_at: startOf(startsOn) }),
    ...(endsOn === undefined ? {} : { ends_at: endOf(endsOn) }),
  };
}
