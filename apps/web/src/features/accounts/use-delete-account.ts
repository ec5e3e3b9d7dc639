import { ChowkError } from '@chowk/domain/kernel';
import { useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { errorKey } from '@/api/error-words';
import type { MessageKey } from '@/i18n';
import { deleteAccountRef } from './settings.queries';

export type ProveProblem = 'password' | 'tooMany' | 'network' | 'noPassword' | 'unknown';
export type Prove = (password: string) => Promise<ProveProblem | undefined>;

/** A sign-in some time ago is not enough: then the password is asked for once more. */
export function useDeleteAccount(prove: Prove, onDeleted: () => Promise<void>) {
  const [needsProof, setNeedsProof] = useState(false);
  const [problem, setProblem] = useState<MessageKey<'errors'>>();

  async function remove(): Promise<void> {
    setProblem(undefined);
    try {
      await contractClient.runCommand(deleteAccountRef, {});
    } catch (error) {
      const isOld = error instanceof ChowkError && error.code === 'RECENT_SIGN_IN_NEEDED';
      if (isOld && !needsProof) setNeedsProof(true);
      else setProblem(errorKey(error));
      return;
    }
    await onDeleted();
  }

  async function proveAndRemove(password: string): Promise<ProveProblem | undefined> {
    const wrong = await prove(password);
    if (wrong) return wrong;
    await remove();
    return undefined;
  }

  return { needsProof, problem, remove, proveAndRemove };
}
