/** The parts of an admin's dashboard, as its `tab` in the address. */
export const ADMIN_TABS = ['analytics', 'brands', 'retailers', 'bizmen', 'platform'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export function findAdminTab(value: unknown): AdminTab | undefined {
  return ADMIN_TABS.find((tab) => tab === value);
}

/** Rooms within the tab `platform`; read there, since nobody else's home has any. */
export interface PlatformSearch {
  readonly part?: unknown;
  /** Of the part `records`: which list, and how it is narrowed. */
  readonly list?: unknown;
  readonly search?: unknown;
  readonly status?: unknown;
}
