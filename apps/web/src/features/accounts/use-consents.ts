import { CONSENT_VERSION, type ConsentPurpose } from '@chowk/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { errorKey } from '@/api/error-words';
import { useMessages } from '@/i18n';
import { hasQueue } from '@/offline/queue-flag';
import { showToast } from '@/ui/toast-store';
import { choicesOptions } from './choices.queries';
import { readProfileRef } from './profile.queries';
import { consentsOptions, giveConsentRef, withdrawConsentRef } from './settings.queries';

/** Giving and taking back are one step each, and each can be undone from its message. */
export function useConsents() {
  const t = useMessages('settings');
  const errors = useMessages('errors');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ConsentPurpose>();

  async function send(purpose: ConsentPurpose, isGiven: boolean) {
    // A consent still on its way must not arrive behind the word that takes it back.
    if (!isGiven && hasQueue()) {
      await (await import('@/offline/outbox')).dropDone(giveConsentRef.name, { purpose });
    }
    const after = isGiven
      ? await contractClient.runCommand(giveConsentRef, { purpose, version: CONSENT_VERSION })
      : await contractClient.runCommand(withdrawConsentRef, { purpose });
    queryClient.setQueryData(consentsOptions().queryKey, after);
    if (purpose !== 'whatsapp') return;
    queryClient.setQueryData(
      choicesOptions().queryKey,
      (all) => all && { ...all, whatsapp_opt_in: isGiven },
    );
    // The same choice stands in the profile.
    await queryClient.invalidateQueries({ queryKey: [readProfileRef.name] });
  }

  async function change(purpose: ConsentPurpose, isGiven: boolean): Promise<void> {
    setBusy(purpose);
    try {
      await send(purpose, isGiven);
      const undo = () => void change(purpose, !isGiven);
      showToast({
        title: t(isGiven ? 'consent.givenNow' : 'consent.withdrawnNow'),
        tone: 'success',
        action: { label: t('undo'), onClick: undo },
      });
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: consentsOptions().queryKey });
      showToast({ title: t('notKept'), description: errors(errorKey(error)), tone: 'danger' });
    } finally {
      setBusy(undefined);
    }
  }

  return { change, busy };
}
