import { CONSENT_VERSION, type ConsentPurpose } from '@chowk/domain/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { sendCommand } from '@/commands/send-command';
import {
  consentsOptions,
  giveConsentRef,
  type KnownConsents,
} from '@/features/accounts/settings.queries';
import { consentIn, withConsents } from './waiting-consents';

/** Kept on this device and counted at once; the queue sends it, and tells if it was refused. */
export async function keepConsent(
  queryClient: QueryClient,
  purpose: ConsentPurpose,
): Promise<void> {
  const { queryKey } = consentsOptions();
  const data = { purpose, version: CONSENT_VERSION };
  const outcome = await sendCommand(giveConsentRef, data, { queue: { isUnattended: true } });
  if (outcome.kind === 'refused') throw outcome.error;
  // A device that keeps nothing has the server's word already.
  const after = outcome.kind === 'done' ? outcome.output : undefined;
  queryClient.setQueryData<KnownConsents>(
    queryKey,
    (known) => after ?? withConsents(known, [consentIn({ data, timestamp: Date.now() })]),
  );
}
