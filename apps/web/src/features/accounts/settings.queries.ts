import type {
  deleteAccount,
  endOtherSessions,
  endSession,
  exportData,
  giveConsent,
  listConsents,
  listNotificationChoices,
  listSessions,
  readPayoutDetails,
  setNotificationChoice,
  updatePayoutDetails,
  withdrawConsent,
} from '@chowk/domain/accounts';
import { commandRef, queryRef } from '@/api/contract-ref';
import { queryOptionsFor } from '@/api/queries';
import { rememberedOptions } from '@/offline/synced-options';

export const readPayoutDetailsRef = queryRef<typeof readPayoutDetails>(
  'payout_details_read',
  '/payout_details',
);
export const listConsentsRef = queryRef<typeof listConsents>('consents_list', '/consents');
export const listChoicesRef = queryRef<typeof listNotificationChoices>(
  'notification_choices_list',
  '/notification_choices',
);
export const listSessionsRef = queryRef<typeof listSessions>('sessions_list', '/sessions');
export const exportDataRef = queryRef<typeof exportData>('data_export', '/data_export');

export const updatePayoutDetailsRef =
  commandRef<typeof updatePayoutDetails>('payout_details_update');
export const giveConsentRef = commandRef<typeof giveConsent>('consent_give');
export const withdrawConsentRef = commandRef<typeof withdrawConsent>('consent_withdraw');
export const setChoiceRef = commandRef<typeof setNotificationChoice>('notification_choice_set');
export const endSessionRef = commandRef<typeof endSession>('session_end');
export const endOtherSessionsRef = commandRef<typeof endOtherSessions>('session_end_others');
export const deleteAccountRef = commandRef<typeof deleteAccount>('account_delete');

export const payoutDetailsOptions = () => queryOptionsFor(readPayoutDetailsRef, {});
/** Whoever holds the phone agrees for themselves, for whomever they act. */
export const consentsOptions = () => rememberedOptions(listConsentsRef, {}, { asSelf: true });
export const choicesOptions = () => queryOptionsFor(listChoicesRef, {});
export const sessionsOptions = () => queryOptionsFor(listSessionsRef, {});
