import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { errorKey } from '@/api/errors/error-words';
import type { MessageKey } from '@/i18n';
import { deleteAccountRef } from '@/features/accounts/settings.queries';

export function useDeleteAccount(onDeleted: () => Promise<void>) {
  const [problem, setProblem] = useState<MessageKey<'errors'>>();

  async function remove(): Promise<void> {
    setProblem(undefined);
    try {
      await contractClient.runCommand(deleteAccountRef, {});
    } catch (error) {
      setProblem(errorKey(error));
      return;
    }
    await onDeleted();
  }

  return { problem, remove };
}
