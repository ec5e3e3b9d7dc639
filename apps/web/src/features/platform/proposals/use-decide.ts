import type { Proposal } from '@chowk/domain/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import {
  confirmProposalRef,
  listProposalsRef,
  readPlatformConfigRef,
  rejectProposalRef,
  withdrawProposalRef,
} from '@/features/platform/config/figures.queries';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { listServiceKeysRef } from '../console.queries';
import { useProposalWords } from './use-proposal-words';

const STEPS = {
  confirm: confirmProposalRef,
  reject: rejectProposalRef,
  withdraw: withdrawProposalRef,
};
export type Decision = keyof typeof STEPS;

/** Says yes or no to what another proposed, or takes back one's own. */
export function useDecide() {
  const t = useMessages('figures');
  const { titleOf } = useProposalWords();
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function decide(proposal: Proposal, step: Decision): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { status } = await contractClient.runCommand(STEPS[step], { id: proposal.id });
      const what = titleOf(proposal);
      showToast({ title: t(`changes.done.${status}`, { what }), tone: 'success' });
    } catch (error) {
      showToast({ title: t('changes.notDone'), description: errorWords(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
      const stale = [listProposalsRef, readPlatformConfigRef, listServiceKeysRef];
      for (const { name } of [...stale, { name: 'person_read' }]) {
        void queryClient.invalidateQueries({ queryKey: [name] });
      }
    }
  }

  return { isBusy, decide };
}
