import { formatDate } from '@chowk/domain/kernel';
import type { Proposal } from '@chowk/domain/platform';
import { useState } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { useDecide } from './use-decide';
import { useProposalWords } from './use-proposal-words';

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
