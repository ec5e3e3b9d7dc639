export const BRAND_CATEGORIES = [
  'food',
  'beverages',
  'personal_care',
  'home_care',
  'health',
  'stationery',
  'electronics',
  'telecom',
  'finance',
  'other',
] as const;
export type BrandCategory = (typeof BRAND_CATEGORIES)[number];

export const MAX_BRAND_NAME_LENGTH = 120;
export const MAX_BRAND_DESCRIPTION_LENGTH = 1_000;
const MAX_WEBSITE_LENGTH = 200;
const WEBSITE = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** People leave out the beginning. */
export function tidyWebsite(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

/** Only what a browser opens as a page: no script, no file, no mail. */
export function isWebsite(text: string): boolean {
  return text.length <= MAX_WEBSITE_LENGTH && WEBSITE.test(text);
}
