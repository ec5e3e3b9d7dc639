import { CONSENT_VERSION, type ConsentPurpose } from '@chowk/domain/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import {
  consentsOptions,
  giveConsentRef,
  type KnownConsents,
} from '@/features/accounts/settings.queries';
import { enqueue } from '@/offline/outbox/outbox';
import { consentIn, withConsents } from './waiting-consents';

/** Kept on this device and counted at once; the queue sends it, and tells if it was refused. */
export async function keepConsent(
  queryClient: QueryClient,
  purpose: ConsentPurpose,
): Promise<void> {
  const { queryKey } = consentsOptions();
  const data = { purpose, version: CONSENT_VERSION };
  const command = { type: giveConsentRef.name, data };
  const item = await enqueue(command).catch(() => undefined);
  if (item) {
    queryClient.setQueryData<KnownConsents>(queryKey, (known) =>
      withConsents(known, [consentIn(item)]),
    );
    return;
  }
  // A device that keeps nothing can still send.
  const after = await contractClient.runCommand(giveConsentRef, data, { asSelf: true });
  queryClient.setQueryData<KnownConsents>(queryKey, after);
}
