import { formatDate } from '@chowk/domain/kernel';
import type { Proposal } from '@chowk/domain/platform';
import { useState } from 'react';
import { useCommands } from '@/commands/use-command';
import {
  confirmProposalRef,
  rejectProposalRef,
  withdrawProposalRef,
} from '@/features/platform/config/figures.queries';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { useProposalWords } from './use-proposal-words';

const STEPS = {
  confirm: confirmProposalRef,
  reject: rejectProposalRef,
  withdraw: withdrawProposalRef,
};
type Decision = keyof typeof STEPS;

/** Says yes or no to what another proposed, or takes back one's own. */
function useDecide() {
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

/** What the reader may do about a proposal, or why they can't confirm it. */
export function ProposalDecisions({ proposal, isOwn }: { proposal: Proposal; isOwn: boolean }) {
  const t = useMessages('figures');
  const language = useLanguage();
  const { titleOf, detailsOf } = useProposalWords();
  const { isBusy, decide } = useDecide();
  const [asking, setAsking] = useState<'confirm' | 'reject'>();
  const { status, obstacle } = proposal;
  const what = titleOf(proposal);
  if (status !== 'proposed' && status !== 'confirmed') return null;
  const stop = isOwn ? 'withdraw' : 'reject';
  const effect = {
    confirm: t(`sure.${proposal.kind}`, {
      person: proposal.beneficiary_name ?? '',
      when: formatDate(proposal.effective_at, language),
    }),
    reject: t('sure.rejected', { name: proposal.proposed_name ?? '' }),
  };
  return (
    <>
      {obstacle && <p className="text-muted text-sm">{t(`obstacle.${obstacle}`)}</p>}
      {status === 'proposed' && !obstacle && (
        <Button
          size="sm"
          isLoading={isBusy}
          aria-label={t('changes.confirmOf', { what })}
          onClick={() => setAsking('confirm')}
        >
          {t('changes.confirm')}
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        isLoading={isBusy}
        aria-label={t(`changes.${stop}Of`, { what })}
        onClick={() => (isOwn ? void decide(proposal, stop) : setAsking('reject'))}
      >
        {t(`changes.${stop}`)}
      </Button>
      <LazyConfirmDialog
        open={asking !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
        tone={asking === 'reject' ? 'danger' : 'primary'}
        title={t(`sure.${asking ?? 'confirm'}`, { what })}
        description={effect[asking ?? 'confirm']}
        confirmLabel={t(`changes.${asking ?? 'confirm'}`)}
        onConfirm={async () => {
          if (asking) await decide(proposal, asking);
        }}
      >
        {detailsOf(proposal).map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </LazyConfirmDialog>
    </>
  );
}
