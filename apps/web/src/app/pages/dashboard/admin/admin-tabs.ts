/** The tabs of an admin's dashboard, from `tab` in the URL. */
export const ADMIN_TABS = ['analytics', 'brands', 'retailers', 'bizmen', 'platform'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export function findAdminTab(value: unknown): AdminTab | undefined {
  return ADMIN_TABS.find((tab) => tab === value);
}

/** Sections of the tab `platform`, parsed there, because no other home has any. */
export interface PlatformSearch {
  readonly part?: unknown;
  /** For the section `records`: which list, and its filter. */
  readonly list?: unknown;
  readonly search?: unknown;
  readonly status?: unknown;
}
