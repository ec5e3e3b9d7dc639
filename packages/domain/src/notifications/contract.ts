import * as z from 'zod/mini';
import { CHOSEN_CHANNELS, NOTIFICATION_KINDS } from '../accounts';
import {
  defineCommand,
  defineQuery,
  idField,
  olderParams,
  pageOf,
  pageParams,
  timeField,
} from '../kernel';
import { notificationsPolicy } from './policy';
import { DELIVERY_REASONS, DELIVERY_STATES, MAX_MARKED, MAX_UNREAD, MAX_UNSEEN } from './rules';

/** `link` is where its subject opens in the app. A type this app does not know is still listed. */
export const notificationView = z.object({
  id: idField,
  type: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  payload: z.record(z.string(), z.unknown()),
  link: z.string(),
  seen: z.boolean(),
  read_at: z.nullable(timeField),
  created_at: timeField,
});
export type Notification = z.output<typeof notificationView>;

/** Counted only as far as a badge shows: more than that is "many". */
export const notificationCounts = z.object({
  unseen: z.int().check(z.minimum(0), z.maximum(MAX_UNSEEN)),
  unread: z.int().check(z.minimum(0), z.maximum(MAX_UNREAD)),
});
export type NotificationCounts = z.output<typeof notificationCounts>;

export const listNotifications = defineQuery({
  name: 'notifications_list',
  path: '/notifications',
  summary: 'What you were told, the newest first',
  params: z.object({
    kind: z.optional(z.enum(NOTIFICATION_KINDS)),
    state: z.optional(z.enum(['unread', 'read'])),
    ...olderParams,
  }),
  output: pageOf(notificationView),
  access: notificationsPolicy.readOwn,
});

export const readNotification = defineQuery({
  name: 'notification_read',
  path: '/notifications/{id}',
  summary: 'One thing you were told',
  params: z.object({ id: idField }),
  output: notificationView,
  access: notificationsPolicy.readOwn,
});

export const readNotificationCounts = defineQuery({
  name: 'notification_counts',
  path: '/notification_counts',
  summary: 'How much is new to you, as far as a badge counts',
  params: z.object({}),
  output: notificationCounts,
  access: notificationsPolicy.readOwn,
});

const deliveryView = z.object({
  id: idField,
  notification_id: idField,
  type: z.string(),
  channel: z.enum(CHOSEN_CHANNELS),
  state: z.enum(DELIVERY_STATES),
  /** Why it was not sent, or is not sent automatically. */
  reason: z.nullable(z.enum(DELIVERY_REASONS)),
  /** When it is to go out: later than now while quiet hours last. */
  due_at: timeField,
  settled_at: z.nullable(timeField),
  created_at: timeField,
});
export type Delivery = z.output<typeof deliveryView>;

export const listDeliveries = defineQuery({
  name: 'notification_deliveries',
  path: '/notification_deliveries',
  summary: 'What was sent to you by which way besides the app, and what was not, and why',
  params: z.object({ notification_id: z.optional(idField), ...pageParams }),
  output: pageOf(deliveryView),
  access: notificationsPolicy.readOwn,
});

/** Ids of others', or of what is gone, change nothing: a phone may send them days later. */
export const markSeen = defineCommand({
  name: 'notification_mark_seen',
  summary: 'These were on your screen',
  input: z.object({ ids: z.array(idField).check(z.minLength(1), z.maxLength(MAX_MARKED)) }),
  output: notificationCounts,
  access: notificationsPolicy.markOwn,
  entity: 'notifications',
  queueable: true,
});

export const markRead = defineCommand({
  name: 'notification_mark_read',
  summary: 'You opened this one',
  input: z.object({ id: idField }),
  output: notificationView,
  access: notificationsPolicy.markOwn,
  entity: 'notifications',
  queueable: true,
});

/** Ids are made in the order of time: what came after the last one you saw stays unread. */
export const markAllRead = defineCommand({
  name: 'notification_mark_all_read',
  summary: 'Everything up to this one is read',
  input: z.object({ up_to: idField }),
  output: notificationCounts,
  access: notificationsPolicy.markOwn,
  entity: 'notifications',
  queueable: true,
});
