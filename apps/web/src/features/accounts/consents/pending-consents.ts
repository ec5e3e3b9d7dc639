import type { ConsentPurpose, giveConsent } from '@chowk/domain/accounts';
import type { InputOf } from '@chowk/domain/kernel';
import { giveConsentRef } from '@/features/accounts/settings.queries';
import { listPending } from '@/offline/outbox/outbox';

interface PendingConsent {
  readonly id: string;
  readonly purpose: ConsentPurpose;
}

/** What was agreed to here counts until the server refuses it. */
export async function pendingConsents(): Promise<PendingConsent[]> {
  const pending = await listPending();
  return pending
    .filter(({ type, state }) => type === giveConsentRef.name && state !== 'needs_attention')
    .map(({ id, data }) => ({ id, purpose: (data as InputOf<typeof giveConsent>).purpose }));
}
