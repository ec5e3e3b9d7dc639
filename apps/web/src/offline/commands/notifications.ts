import type { InputOf } from '@chowk/domain/kernel';
import type { markAllRead, markRead, markSeen, Notification } from '@chowk/domain/notifications';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import type { ServerRow } from '@/offline/store/schema';
import { defineKind, SEVERAL_ROWS } from './command-kind';
import { hasLeft } from './fold-change';

type Seen = InputOf<typeof markSeen>;

/** The contract's limit for one command. */
const MOST_MARKED = 100;

/** Only notifications this device has. */
function marked(row: ServerRow | undefined, mark: Partial<Notification>): ServerRow | undefined {
  return row && { ...row, seen: true, ...mark };
}

/** The first read time counts. */
function read(row: ServerRow | undefined, _: unknown, atMs: number): ServerRow | undefined {
  const { read_at } = (row ?? {}) as Partial<Notification>;
  return marked(row, { read_at: read_at ?? new Date(atMs).toISOString() });
}

/** One outbox item, up to the contract's limit; the rest are marked the next time. */
function foldSeen({ ids }: Seen, waiting: readonly PendingUpload[]) {
  const earlier = waiting.filter((item) => !hasLeft(item));
  const all = [...ids, ...earlier.flatMap(({ data }) => (data as Seen).ids)];
  return {
    type: 'notification_mark_seen',
    data: { ids: [...new Set(all)].slice(0, MOST_MARKED) },
    replaces: earlier.map(({ id }) => id),
    dependsOn: [],
  };
}

/** Read marks do not depend on one another: the order makes no difference. */
export const NOTIFICATION_KINDS = [
  defineKind<Seen>({
    type: 'notification_mark_seen',
    row: () => ({ collection: 'notifications', id: `${SEVERAL_ROWS}seen` }),
    change: {
      in: 'notifications',
      apply: (row) => marked(row, {}),
      appliesTo: ({ ids }, id) => ids.includes(id),
    },
    asSelf: true,
    fold: foldSeen,
  }),
  defineKind<InputOf<typeof markRead>>({
    type: 'notification_mark_read',
    row: ({ id }) => ({ collection: 'notifications', id }),
    change: { in: 'notifications', apply: read },
    asSelf: true,
  }),
  // Ids increase with time, so this covers everything up to that one.
  defineKind<InputOf<typeof markAllRead>>({
    type: 'notification_mark_all_read',
    row: () => ({ collection: 'notifications', id: `${SEVERAL_ROWS}read` }),
    change: { in: 'notifications', apply: read, appliesTo: ({ up_to }, id) => id <= up_to },
    asSelf: true,
    isLastWord: true,
  }),
];
