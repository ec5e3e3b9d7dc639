import type { listNotificationChoices, setNotificationChoice } from '@chowk/domain/accounts';
import { queryRef, queueableRef } from '@/api/client/contract-ref';
import { cachedOptions } from '@/offline/cache/cached-options';

export const listChoicesRef = queryRef<typeof listNotificationChoices>(
  'notification_choices_list',
  '/notification_choices',
);
export const setChoiceRef = queueableRef<typeof setNotificationChoice>('notification_choice_set');

/** With what was chosen on this device and is on its way. */
export const choicesOptions = () => cachedOptions(listChoicesRef, {}, { asSelf: true });
