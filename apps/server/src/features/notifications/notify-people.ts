import type { NotificationKind } from '@chowk/domain/accounts';
import type { NotificationType } from '@chowk/domain/notifications';
import type { Tx } from '../../db';
import { notifications } from '../../db/schema/notifications';

export interface Notice {
  readonly profileId: string;
  /** What happened, as in `deal_offered`; the words are chosen by it in the person's language. */
  readonly type: NotificationType;
  readonly kind: NotificationKind;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** As the system, with what it tells of: nobody hears of something that did not happen. */
export async function notifyPeople(
  { tx, newId }: { readonly tx: Tx; readonly newId: () => string },
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  await tx.insert(notifications).values(
    notices.map(({ profileId, type, kind, payload }) => ({
      id: newId(),
      profile_id: profileId,
      type,
      payload: { kind, ...payload },
    })),
  );
}
