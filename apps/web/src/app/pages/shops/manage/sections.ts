/** The sections of a bizman's shop pages; each has its own URL. */
export const SHOPS_TABS = ['shops', 'today', 'leads'] as const;
export type ShopsTab = (typeof SHOPS_TABS)[number];

export function findShopsTab(value: unknown): ShopsTab | undefined {
  return SHOPS_TABS.find((tab) => tab === value);
}
