import {
  type AdSpace,
  type createAdSpace,
  SPACE_PRICE_LIMITS,
  SPACE_SIZE_CM,
} from '@chowk/domain/ad-spaces';
import type { FieldProblem, InputOf } from '@chowk/domain/kernel';
import { AD_SPACE_KINDS } from '@chowk/domain/shops';
import type { MessageKey } from '@/i18n';

/** A space as its form holds it: numbers may still be missing. */
export interface SpaceValues {
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  readonly width_cm: number | null;
  readonly height_cm: number | null;
  readonly price_per_day_paise: number | null;
  readonly price_per_week_paise: number | null;
  readonly price_per_month_paise: number | null;
}
export type SpaceField = keyof SpaceValues;
export type SpaceErrorKey = Extract<MessageKey<'myspaces'>, `wrong.${string}`>;
export type SpaceErrors = Partial<Record<SpaceField, SpaceErrorKey>>;
export type SpaceInput = Omit<InputOf<typeof createAdSpace>, 'id' | 'shop_id'>;

const BLANK: SpaceValues = {
  kind: '',
  title: '',
  description: '',
  width_cm: null,
  height_cm: null,
  price_per_day_paise: null,
  price_per_week_paise: null,
  price_per_month_paise: null,
};
const FIELDS = Object.keys(BLANK) as SpaceField[];

export function valuesOf(space: AdSpace | undefined): SpaceValues {
  if (!space) return BLANK;
  return Object.fromEntries(FIELDS.map((field) => [field, space[field]])) as unknown as SpaceValues;
}

function isSize(value: number | null): boolean {
  return value !== null && value >= SPACE_SIZE_CM.least && value <= SPACE_SIZE_CM.most;
}

function isPrice(value: number): boolean {
  return value >= SPACE_PRICE_LIMITS.leastPaise && value <= SPACE_PRICE_LIMITS.mostPaise;
}

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** A rate for more days is a discount; dearer than the days themselves it would never be used. */
function rateError(
  { price_per_day_paise: day }: SpaceValues,
  rate: number | null,
  days: number,
): SpaceErrorKey | undefined {
  if (rate === null) return undefined;
  if (!isPrice(rate)) return 'wrong.price';
  if (day === null || rate <= day * days) return undefined;
  return days === WEEK_DAYS ? 'wrong.week' : 'wrong.month';
}

export function spaceErrors(values: SpaceValues): SpaceErrors {
  const found: Record<SpaceField, SpaceErrorKey | undefined | false> = {
    kind: values.kind === '' && 'wrong.kind',
    title: values.title.trim() === '' && 'wrong.title',
    description: false,
    width_cm: !isSize(values.width_cm) && 'wrong.size',
    height_cm: !isSize(values.height_cm) && 'wrong.size',
    price_per_day_paise:
      (values.price_per_day_paise === null || !isPrice(values.price_per_day_paise)) &&
      'wrong.price',
    price_per_week_paise: rateError(values, values.price_per_week_paise, WEEK_DAYS),
    price_per_month_paise: rateError(values, values.price_per_month_paise, MONTH_DAYS),
  };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key));
}

/** As the server keeps it; only called for values without errors. */
export function inputOf(values: SpaceValues): SpaceInput {
  const kind = AD_SPACE_KINDS.find((each) => each === values.kind) ?? 'wall';
  return {
    kind,
    title: values.title.trim(),
    description: values.description.trim(),
    width_cm: values.width_cm ?? 0,
    height_cm: values.height_cm ?? 0,
    price_per_day_paise: values.price_per_day_paise ?? 0,
    price_per_week_paise: values.price_per_week_paise,
    price_per_month_paise: values.price_per_month_paise,
  };
}

/** Only what differs is sent. */
export function changesFrom(space: AdSpace, values: SpaceValues): Partial<SpaceInput> {
  const next = inputOf(values);
  const names = Object.keys(next) as (keyof SpaceInput)[];
  return Object.fromEntries(
    names.filter((name) => next[name] !== space[name]).map((name) => [name, next[name]]),
  );
}

const BY_PATH: Readonly<Record<string, SpaceErrorKey>> = {
  kind: 'wrong.kind',
  title: 'wrong.title',
  description: 'wrong.long',
  width_cm: 'wrong.size',
  height_cm: 'wrong.size',
  price_per_day_paise: 'wrong.price',
  price_per_week_paise: 'wrong.price',
  price_per_month_paise: 'wrong.price',
};

/** What the server found wrong, at the field it is about. */
export function serverErrors(problems: readonly FieldProblem[]): SpaceErrors {
  const known = problems.filter(({ path }) => path in BY_PATH);
  return Object.fromEntries(
    known.map(({ path, rule }) => [path, rule === 'max_string' ? 'wrong.long' : BY_PATH[path]]),
  );
}
