import { NOTIFICATION_KINDS, type NotificationKind } from '@chowk/domain/accounts';
import type { Notification } from '@chowk/domain/notifications';

export interface NoticeFilter {
  readonly isUnreadOnly: boolean;
  readonly kind: NotificationKind | undefined;
}

export function findKind(value: unknown): NotificationKind | undefined {
  return NOTIFICATION_KINDS.find((kind) => kind === value);
}

export function fits(
  { kind, read_at }: Notification,
  { isUnreadOnly, kind: wanted }: NoticeFilter,
): boolean {
  return (wanted === undefined || kind === wanted) && !(isUnreadOnly && read_at !== null);
}
