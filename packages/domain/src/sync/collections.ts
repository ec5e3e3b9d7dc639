/** The collections of the local store that are pulled, named as there. */
export const SYNC_COLLECTIONS = [
  'campaigns',
  'deals',
  'shops',
  'brands',
  'shopLeads',
  'earnings',
] as const;
export type SyncCollection = (typeof SYNC_COLLECTIONS)[number];

/** As well what is pulled the same way but kept outside those collections. */
export const PULLED_COLLECTIONS = [...SYNC_COLLECTIONS, 'notifications'] as const;
export type PulledCollection = (typeof PULLED_COLLECTIONS)[number];
