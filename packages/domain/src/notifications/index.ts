export {
  CATALOGUE,
  isSentApart,
  kindOfNotice,
  linkOfNotice,
  typesOfKind,
} from './catalogue';
export {
  type Delivery,
  listDeliveries,
  listNotifications,
  markAllRead,
  markRead,
  markSeen,
  type Notification,
  type NotificationCounts,
  notificationView,
  readNotification,
  readNotificationCounts,
} from './contract';
export {
  composeMessage,
  type Notified,
  noticeText,
} from './message';
export { messageWordsEn } from './message-words-en';
export { messageWordsHi } from './message-words-hi';
export {
  DUE_SOON_BEFORE_MS,
  EXPIRING_BEFORE_MS,
  isLowOnFunds,
  isLowOnSlots,
  REVIEW_BEFORE_MS,
} from './moments';
export { PAYLOADS, type PayloadOf } from './payloads';

export {
  listPushDevices,
  type PushDevice,
  type PushMessage,
  readPushKey,
  subscribePush,
  unsubscribePush,
} from './push-contract';
export { readQuietHours, setQuietHours } from './quiet-contract';
export {
  afterQuietHours,
  type ContactState,
  chosenWays,
  DEFAULT_QUIET_HOURS,
  DELIVERY_REASONS,
  DELIVERY_STATES,
  type DeliveryReason,
  DIGEST_WINDOW_MS,
  INTERRUPTED_AFTER_MS,
  KEPT_DAYS,
  MAX_DEVICES,
  MAX_SINGLE,
  MAX_TRIES,
  MAX_UNREAD,
  MAX_UNSEEN,
  obstacleTo,
  planDeliveries,
  type QuietHours,
  type Reach,
  retryAfterMs,
} from './rules';
export { isNotificationType, NOTIFICATION_TYPES, type NotificationType } from './types';
