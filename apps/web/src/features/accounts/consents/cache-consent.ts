import { CONSENT_VERSION, type ConsentPurpose } from '@chowk/domain/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { sendCommand } from '@/commands/send-command';
import {
  consentsOptions,
  giveConsentRef,
  pendingConsentsOptions,
} from '@/features/accounts/settings.queries';
import { showChange } from '@/offline/cache/changes';

/** On the disk and counted at once; the queue sends it, and tells if it was refused. */
export async function cacheConsent(
  queryClient: QueryClient,
  purpose: ConsentPurpose,
): Promise<void> {
  const data = { purpose, version: CONSENT_VERSION };
  const outcome = await sendCommand(giveConsentRef, data, { queue: { isUnattended: true } });
  if (outcome.kind === 'refused') throw outcome.error;
  // A device that keeps nothing has the server's word already.
  if (outcome.kind === 'done') {
    queryClient.setQueryData(consentsOptions().queryKey, outcome.output);
    return;
  }
  showChange(queryClient, { type: giveConsentRef.name, data });
  await queryClient.refetchQueries(pendingConsentsOptions());
}
