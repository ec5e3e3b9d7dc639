import type { ConsentPurpose, giveConsent } from '@chowk/domain/accounts';
import type { InputOf } from '@chowk/domain/kernel';
import { giveConsentRef } from '@/features/accounts/settings.queries';
import { listPending } from '@/offline/outbox/outbox';

/** What was agreed to here counts until the server refuses it. */
export async function pendingConsents(): Promise<ConsentPurpose[]> {
  const pending = await listPending();
  return pending
    .filter(({ type, state }) => type === giveConsentRef.name && state !== 'needs_attention')
    .map(({ data }) => (data as InputOf<typeof giveConsent>).purpose);
}
