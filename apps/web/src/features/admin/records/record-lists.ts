import type { ListFilter, NarrowedListProps } from '@/lists/list-state';

/** What the business is made of, row by row; people, shops and brands have rooms of their own. */
export const RECORD_LISTS = [
  'deals',
  'proofs',
  'campaigns',
  'leads',
  'orders',
  'bookings',
  'earnings',
  'deliveries',
] as const;
export type RecordList = (typeof RECORD_LISTS)[number];

export type RecordFilter = ListFilter;
export type RecordListProps = NarrowedListProps;

/** What a filter asks the server for; an empty box and a state nobody knows ask for nothing. */
export function narrowed<State extends string>(
  { search, status }: RecordFilter,
  states: readonly State[],
): { search?: string; status?: State } {
  const known = states.find((state) => state === status);
  return { ...(search === '' ? {} : { search }), ...(known ? { status: known } : {}) };
}
