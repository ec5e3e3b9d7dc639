import type { Proposal } from '@chowk/domain/platform';
import { useCommands } from '@/commands/use-command';
import {
  confirmProposalRef,
  rejectProposalRef,
  withdrawProposalRef,
} from '@/features/platform/config/figures.queries';
import { useMessages } from '@/i18n';
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
  const { isBusy, run } = useCommands({ refused: t('changes.notDone') });
  const decide = (proposal: Proposal, step: Decision) =>
    run(
      STEPS[step],
      { id: proposal.id },
      {
        done: ({ status }) => t(`changes.done.${status}`, { what: titleOf(proposal) }),
      },
    );
  return { isBusy, decide };
}
