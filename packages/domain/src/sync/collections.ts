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
