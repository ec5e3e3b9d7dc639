import { CONSENT_VERSION, type ConsentPurpose } from '@chowk/domain/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { readProfileRef } from '@/features/accounts/profile/profile.queries';
import {
  consentsOptions,
  giveConsentRef,
  withdrawConsentRef,
} from '@/features/accounts/settings.queries';
import { storeAnswer } from '@/offline/cache/snapshots';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { choicesOptions } from './choices.queries';

/** Given or taken back, as the server now has it. */
export async function changeConsent(
  queryClient: QueryClient,
  purpose: ConsentPurpose,
  isGiven: boolean,
): Promise<void> {
  // A consent still on its way must not arrive behind the word that takes it back.
  if (!isGiven && hasQueue()) {
    await (await import('@/offline/outbox/outbox')).discardDone(giveConsentRef.name, { purpose });
  }
  const after = isGiven
    ? await contractClient.runCommand(giveConsentRef, { purpose, version: CONSENT_VERSION })
    : await contractClient.runCommand(withdrawConsentRef, { purpose });
  await storeAnswer(queryClient, consentsOptions().queryKey, after);
  if (purpose !== 'whatsapp') return;
  queryClient.setQueryData(
    choicesOptions().queryKey,
    (all) => all && { ...all, whatsapp_opt_in: isGiven },
  );
  // The same choice stands in the profile.
  await queryClient.invalidateQueries({ queryKey: [readProfileRef.name] });
}
