import {
  type Campaign,
  type createCampaign,
  DAYS_TO_SUBMIT,
  FENCE_M,
} from '@chowk/domain/campaigns';
import { type InputOf, istDay } from '@chowk/domain/kernel';

type DraftInput = Omit<InputOf<typeof createCampaign>, 'id'>;
type Moment = 'starts_at' | 'ends_at';
/** Fields that are never without a value. */
type Filled = 'title' | 'brief' | 'areas' | 'shop_types' | 'payment_nature';

/** A draft as its form holds it: days instead of moments, and nothing is ever undefined. */
export type DraftValues = {
  readonly [Name in Filled]-?: Readonly<NonNullable<DraftInput[Name]>>;
} & {
  readonly [Name in Exclude<keyof DraftInput, Filled | Moment>]-?: NonNullable<
    DraftInput[Name]
  > | null;
} & {
  /** Calendar days in India, or empty. */
  readonly starts_on: string;
  readonly ends_on: string;
};
export type DraftField = keyof DraftValues;

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
