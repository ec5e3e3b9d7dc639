import type { InputOf } from '@chowk/domain/kernel';
import type { markAllRead, markRead, markSeen } from '@chowk/domain/notifications';
import { defineKind } from './command-kind';

/** Marks on what a person was told. None hangs on another: each is as true before as after it. */
export const NOTIFICATION_KINDS = [
  defineKind<InputOf<typeof markSeen>>({
    type: 'notification_mark_seen',
    row: () => ({ collection: 'notifications', id: 'seen' }),
    isOwn: true,
    isLastWord: true,
  }),
  defineKind<InputOf<typeof markRead>>({
    type: 'notification_mark_read',
    row: ({ id }) => ({ collection: 'notifications', id }),
    isOwn: true,
  }),
  defineKind<InputOf<typeof markAllRead>>({
    type: 'notification_mark_all_read',
    row: () => ({ collection: 'notifications', id: 'all' }),
    isOwn: true,
    isLastWord: true,
  }),
];
