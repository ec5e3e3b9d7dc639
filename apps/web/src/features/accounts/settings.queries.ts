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
import type { OutputOf } from '@chowk/domain/kernel';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { NetworkError } from '@/api/errors/errors';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { rememberedOptions } from '@/offline/read/synced-options';

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

/** What the server knows, and what was agreed to on this device and is on its way there. */
export type KnownConsents = OutputOf<typeof listConsents> & {
  readonly isWaiting?: boolean;
  /** The server's list was never heard here: what is not in this one may be given all the same. */
  readonly isOnlyHere?: boolean;
};

/** Masked by the server: no more than that is kept here. */
export const payoutDetailsOptions = () => ({
  ...rememberedOptions(readPayoutDetailsRef, {}),
  ...WHEN_BACK,
});
/** Whoever holds the phone agrees for themselves, for whomever they act. */
export function consentsOptions() {
  const { queryFn: read, ...options } = rememberedOptions(listConsentsRef, {}, { asSelf: true });
  return {
    ...options,
    queryFn: async (asked: Parameters<typeof read>[0]): Promise<KnownConsents> => {
      const answer = read(asked);
      await answer.catch(() => undefined);
      // Most have nothing waiting, and need not fetch the local store to find none.
      if (!hasQueue()) return answer;
      return (await import('./consents/waiting-consents')).withWaiting(answer);
    },
  };
}

function requireHeard(consents: KnownConsents): KnownConsents {
  if (consents.isOnlyHere) throw new NetworkError(navigator.onLine ? 'unreachable' : 'offline');
  return consents;
}

/** For whoever shows all of them: what this device never heard of is not shown as not given. */
export const allConsentsOptions = () => ({ ...consentsOptions(), select: requireHeard });
/** Of no use when old: who is signed in now is known to the server alone. */
export const sessionsOptions = () => ({
  ...queryOptionsFor(listSessionsRef, {}),
  ...WHEN_BACK,
});
