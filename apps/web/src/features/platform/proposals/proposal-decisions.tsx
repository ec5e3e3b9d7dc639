import type { Proposal } from '@chowk/domain/platform';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { useDecide } from './use-decide';
import { useProposalWords } from './use-proposal-words';

/** What the reader may do about a proposal, or why they can't confirm it. */
export function ProposalDecisions({ proposal, isOwn }: { proposal: Proposal; isOwn: boolean }) {
  const t = useMessages('figures');
  const { titleOf } = useProposalWords();
  const { isBusy, decide } = useDecide();
  const { status, obstacle } = proposal;
  const what = titleOf(proposal);
  if (status !== 'proposed' && status !== 'confirmed') return null;
  const stop = isOwn ? 'withdraw' : 'reject';
  return (
    <>
      {obstacle && <p className="text-muted text-sm">{t(`obstacle.${obstacle}`)}</p>}
      {status === 'proposed' && !obstacle && (
        <Button
          size="sm"
          isLoading={isBusy}
          aria-label={t('changes.confirmOf', { what })}
          onClick={() => void decide(proposal, 'confirm')}
        >
          {t('changes.confirm')}
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        isLoading={isBusy}
        aria-label={t(`changes.${stop}Of`, { what })}
        onClick={() => void decide(proposal, stop)}
      >
        {t(`changes.${stop}`)}
      </Button>
    </>
  );
}
