import type { ConsentPurpose } from '@chowk/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { consentsOptions } from '@/features/accounts/settings.queries';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { changeConsent } from './change-consent';

/** Giving and taking back are one step each, and each can be undone from its message. */
export function useConsents() {
  const t = useMessages('settings');
  const errors = useMessages('errors');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ConsentPurpose>();

  async function change(purpose: ConsentPurpose, isGiven: boolean): Promise<void> {
    setBusy(purpose);
    try {
      await changeConsent(queryClient, purpose, isGiven);
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
