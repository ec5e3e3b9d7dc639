import type { ConsentPurpose } from '@chowk/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useTask } from '@/commands/use-task';
import { consentsOptions } from '@/features/accounts/settings.queries';
import { useMessages } from '@/i18n';
import { changeConsent } from './change-consent';

/** Giving and taking back are one step each, and each can be undone from its message. */
export function useConsents() {
  const t = useMessages('settings');
  const queryClient = useQueryClient();
  const { isBusy, run } = useTask();

  const change = (purpose: ConsentPurpose, isGiven: boolean): Promise<unknown> =>
    run(() => changeConsent(queryClient, purpose, isGiven), {
      done: () => ({
        title: t(isGiven ? 'consent.givenNow' : 'consent.withdrawnNow'),
        action: { label: t('undo'), onClick: () => void change(purpose, !isGiven) },
      }),
      refused: t('notKept'),
      onRefused: () => void queryClient.invalidateQueries({ queryKey: consentsOptions().queryKey }),
    });

  return { change, isBusy };
}
