import {
  BRAND_CATEGORIES,
  type Brand,
  type BrandCategory,
  isWebsite,
  tidyWebsite,
  type updateBrand,
} from '@chowk/domain/accounts';
import { type FieldProblem, type InputOf, isGstin, tidyGstin } from '@chowk/domain/kernel';
import type { MessageKey } from '@/i18n';

export interface BrandValues {
  readonly brand_name: string;
  readonly category: string;
  readonly gstin: string;
  readonly website: string;
  readonly description: string;
}
export type BrandField = keyof BrandValues;
export type BrandErrorKey = Extract<MessageKey<'brands'>, `wrong.${string}`>;
export type BrandErrors = Partial<Record<BrandField, BrandErrorKey>>;

const FIELDS = ['brand_name', 'category', 'gstin', 'website', 'description'] as const;

export function valuesOf(brand: Brand): BrandValues {
  return Object.fromEntries(
    FIELDS.map((name) => [name, brand[name] ?? '']),
  ) as unknown as BrandValues;
}

export function brandErrors({ brand_name: name, gstin, website }: BrandValues): BrandErrors {
  return {
    ...(name.trim() === '' ? { brand_name: 'wrong.name' } : {}),
    ...(gstin.trim() === '' || isGstin(tidyGstin(gstin)) ? {} : { gstin: 'wrong.gstin' }),
    ...(website.trim() === '' || isWebsite(tidyWebsite(website))
      ? {}
      : { website: 'wrong.website' }),
  };
}

function categoryOf(text: string): BrandCategory | null {
  return BRAND_CATEGORIES.find((category) => category === text) ?? null;
}

/** As the server keeps it: one shape for numbers and addresses, null for nothing. */
function stored(values: BrandValues) {
  return {
    brand_name: values.brand_name.trim(),
    category: categoryOf(values.category),
    gstin: tidyGstin(values.gstin) || null,
    website: tidyWebsite(values.website) || null,
    description: values.description.trim() || null,
  };
}

/** Only what differs is sent. */
export function changesFrom(
  brand: Brand,
  values: BrandValues,
): Partial<InputOf<typeof updateBrand>> {
  const next = stored(values);
  const changed = FIELDS.filter((name) => next[name] !== brand[name]);
  return Object.fromEntries(changed.map((name) => [name, next[name]]));
}

const KEY_BY_FIELD: Partial<Record<string, BrandErrorKey>> = {
  brand_name: 'wrong.name',
  gstin: 'wrong.gstin',
  website: 'wrong.website',
  description: 'wrong.long',
};

/** What the server found wrong, at the field it is about. */
export function serverErrors(problems: readonly FieldProblem[]): BrandErrors {
  return Object.fromEntries(
    problems.flatMap(({ path }) => {
      const key = KEY_BY_FIELD[path];
      return key ? [[path, key]] : [];
    }),
  );
}
