import type {
  deleteAccount,
  endOtherSessions,
  endSession,
  exportData,
  giveConsent,
  listConsents,
  listSessions,
  readPayoutDetails,
  unfreezePayouts,
  updatePayoutDetails,
  withdrawConsent,
} from '@chowk/domain/accounts';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Prefetch } from '@/offline/cache/prefetch';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { ON_DEVICE } from '@/offline/read/synced-options';

export const readPayoutDetailsRef = queryRef<typeof readPayoutDetails>(
  'payout_details_read',
  '/payout_details',
);
export const listConsentsRef = queryRef<typeof listConsents>('consents_list', '/consents');
export const listSessionsRef = queryRef<typeof listSessions>('sessions_list', '/sessions');
export const exportDataRef = queryRef<typeof exportData>('data_export', '/data_export');

export const updatePayoutDetailsRef =
  commandRef<typeof updatePayoutDetails>('payout_details_update');
export const unfreezePayoutsRef = commandRef<typeof unfreezePayouts>('payout_details_unfreeze');
export const giveConsentRef = queueableRef<typeof giveConsent>('consent_give');
export const withdrawConsentRef = commandRef<typeof withdrawConsent>('consent_withdraw');
export const endSessionRef = commandRef<typeof endSession>('session_end');
export const endOtherSessionsRef = commandRef<typeof endOtherSessions>('session_end_others');
export const deleteAccountRef = commandRef<typeof deleteAccount>('account_delete');

/** Masked by the server: no more than that is stored here. */
export const payoutDetailsOptions = () => ({
  ...cachedOptions(readPayoutDetailsRef, {}, { offline: 'prefetch' }),
  ...WHEN_BACK,
});
/** Whoever holds the phone agrees for themselves, for whomever they act. */
export const consentsOptions = () =>
  cachedOptions(listConsentsRef, {}, { offline: 'prefetch', asSelf: true });

export const consentsPrefetch: Prefetch = {
  isForActing: true,
  run: ({ query }) => query(consentsOptions()),
};
export const payoutDetailsPrefetch: Prefetch = {
  run: ({ query }) => query(payoutDetailsOptions()),
};

/** Agreed to on this device and on its way, known also where the list itself was never heard. */
export const pendingConsentsOptions = () => ({
  ...ON_DEVICE,
  queryKey: ['pending_consents'] as const,
  queryFn: async () =>
    hasQueue() ? (await import('./consents/pending-consents')).pendingConsents() : [],
});

/** Of no use when old: who is signed in now is known to the server alone. */
export const sessionsOptions = () => ({
  ...queryOptionsFor(listSessionsRef, {}),
  ...WHEN_BACK,
});
