import { ChowkError } from '@chowk/domain/kernel';
import { errorKey, refusalKey } from '@/api/errors/error-words';
import { type MessageKey, useMessages } from '@/i18n';
import type { QueueProblem } from '@/offline/outbox/queue-row';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';

/** In words a shop can use. */
function useRefusalWords() {
  const t = useMessages('deal');
  const errors = useMessages('errors');
  return (problem: Partial<QueueProblem>, otherwise: MessageKey<'errors'>) => {
    const { code, details } = problem;
    // An offer of a campaign that only rests may open again.
    if (code === 'OFFER_OVER' && details?.campaign === 'paused') return t('refused.paused');
    const isOurs = code === 'CAMPAIGN_FULL' || code === 'OFFER_OVER';
    return isOurs ? t(`refused.${code}`) : errors(otherwise);
  };
}

/** Why a step was not taken. */
export function DealRefusal({ error }: { error: unknown }) {
  const t = useMessages('deal');
  const words = useRefusalWords();
  const problem = error instanceof ChowkError ? error : {};
  return <Banner tone="danger" title={t('refused.title')} text={words(problem, errorKey(error))} />;
}

interface RefusedAnswerProps {
  problem: QueueProblem;
  onShowWaiting: () => void;
}

/** An answer given without a network and refused later. Until it is given up or sent again, it stands. */
export function RefusedAnswer({ problem, onShowWaiting }: RefusedAnswerProps) {
  const t = useMessages('deal');
  const list = useMessages('deals');
  const words = useRefusalWords();
  const { code, details } = problem;
  return (
    <Banner
      tone="danger"
      title={list('answerRefused')}
      text={words(problem, refusalKey(code, details))}
      action={
        <Button variant="secondary" size="sm" onClick={onShowWaiting}>
          {t('answerRefused.show')}
        </Button>
      }
    />
  );
}
