import { CONSENT_VERSION, type ConsentPurpose } from '@chowk/domain/accounts';
import type { QueryClient } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { readProfileRef } from '@/features/accounts/profile/profile.queries';
import {
  consentsOptions,
  giveConsentRef,
  type KnownConsents,
  listConsentsRef,
  withdrawConsentRef,
} from '@/features/accounts/settings.queries';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { answerName } from '@/offline/read/synced-options';
import { choicesOptions } from './choices.queries';

/** Without a network the page, and the camera, go by what is kept here. */
async function keepAnswer(after: KnownConsents): Promise<void> {
  const { rememberAnswer } = await import('@/offline/read/remembered-answers');
  await rememberAnswer(answerName(listConsentsRef, {}), after);
}

/** Given or taken back, as the server now has it. */
export async function changeConsent(
  queryClient: QueryClient,
  purpose: ConsentPurpose,
  isGiven: boolean,
): Promise<void> {
  // A consent still on its way must not arrive behind the word that takes it back.
  if (!isGiven && hasQueue()) {
    await (await import('@/offline/outbox/outbox')).dropDone(giveConsentRef.name, { purpose });
  }
  const after = isGiven
    ? await contractClient.runCommand(giveConsentRef, { purpose, version: CONSENT_VERSION })
    : await contractClient.runCommand(withdrawConsentRef, { purpose });
  queryClient.setQueryData(consentsOptions().queryKey, after);
  await keepAnswer(after).catch(() => undefined);
  if (purpose !== 'whatsapp') return;
  queryClient.setQueryData(
    choicesOptions().queryKey,
    (all) => all && { ...all, whatsapp_opt_in: isGiven },
  );
  // The same choice stands in the profile.
  await queryClient.invalidateQueries({ queryKey: [readProfileRef.name] });
}
