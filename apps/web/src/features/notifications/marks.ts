import type { Notification } from '@chowk/domain/notifications';

/** What a person did with what they were told. */
export type Mark =
  | { readonly kind: 'seen'; readonly ids: readonly string[] }
  | { readonly kind: 'read'; readonly id: string }
  /** Ids are made in the order of time: everything up to this one. */
  | { readonly kind: 'all-read'; readonly upTo: string };

function isRead({ id }: Notification, mark: Mark): boolean {
  return mark.kind === 'read' ? id === mark.id : mark.kind === 'all-read' && id <= mark.upTo;
}

/** The row as the server will have it; the very same one if the mark is about others. */
export function withMark(row: Notification, mark: Mark, atMs: number): Notification {
  if (isRead(row, mark)) {
    if (row.read_at !== null) return row;
    return { ...row, seen: true, read_at: new Date(atMs).toISOString() };
  }
  const isSeen = mark.kind === 'seen' && !row.seen && mark.ids.includes(row.id);
  return isSeen ? { ...row, seen: true } : row;
}

export interface TimedMark {
  readonly mark: Mark;
  readonly atMs: number;
}

export function withMarks(
  rows: readonly Notification[],
  marks: readonly TimedMark[],
): Notification[] {
  return rows.map((row) => marks.reduce((one, { mark, atMs }) => withMark(one, mark, atMs), row));
}

/** How many unread ones the mark takes away, as far as they are known here. */
export function readBy(rows: readonly Notification[], mark: Mark): number {
  return rows.filter((row) => row.read_at === null && isRead(row, mark)).length;
}
