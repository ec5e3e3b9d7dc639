import type { Notification } from '@chowk/domain/notifications';

/** What a person did with what they were told. */
export type Mark =
  | { readonly kind: 'seen'; readonly ids: readonly string[] }
  | { readonly kind: 'read'; readonly id: string }
  /** Ids are made in the order of time: everything up to this one. */
  | { readonly kind: 'all-read'; readonly upTo: string };

/** How many unread ones the mark takes away, as far as they are known here. */
export function readBy(rows: Iterable<Notification>, mark: Mark): number {
  if (mark.kind === 'seen') return 0;
  const isIt = (id: string) => (mark.kind === 'read' ? id === mark.id : id <= mark.upTo);
  return [...rows].filter(({ id, read_at }) => read_at === null && isIt(id)).length;
}
