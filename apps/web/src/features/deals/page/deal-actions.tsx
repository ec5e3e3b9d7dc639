import type { Deal } from '@chowk/domain/deals';
import { formatPaise, type Paise } from '@chowk/domain/kernel';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { refusedAnswer } from '@/features/deals/waiting-proof';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { PageActionBar } from '@/ui/layout/action-bar';
import { DealRefusal, RefusedAnswer } from './deal-refusal';
import { DeclineDialog } from './decline-dialog';
import { useDealSteps } from './use-deal-steps';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface DealActionsProps {
  deal: Deal;
  /** What a yes brings, where that is known. */
  netPaise: Paise | undefined;
  /** Opens the list of what is not sent yet. */
  onShowWaiting: () => void;
  offersLink: LinkElement;
  earningsLink: LinkElement;
}

/** The one next step of a deal; while photos are asked for, their own form has it. */
export function DealActions({ deal, netPaise, onShowWaiting, ...links }: DealActionsProps) {
  const t = useMessages('deal');
  const list = useMessages('deals');
  const steps = useDealSteps(deal);
  const { status } = deal;
  const refused = steps.busy ? undefined : refusedAnswer(deal);
  // Another answer would stand behind the refused one, and go nowhere.
  if (refused) return <RefusedAnswer problem={refused} onShowWaiting={onShowWaiting} />;
  const why = steps.refusal !== undefined && <DealRefusal error={steps.refusal} />;
  if (status === 'offered' || steps.busy === 'accepted' || steps.busy === 'declined') {
    return <OfferActions steps={steps} why={why} netPaise={netPaise} />;
  }
  if (status === 'accepted' || status === 'rejected_proof') return why || null;
  return (
    <PageActionBar>
      {why}
      {status === 'approved' ? (
        <ButtonLink isWide render={links.earningsLink}>
          {t('approved.action')}
        </ButtonLink>
      ) : (
        <ButtonLink isWide variant="secondary" render={links.offersLink}>
          {list('empty.done.action')}
        </ButtonLink>
      )}
    </PageActionBar>
  );
}

type Steps = ReturnType<typeof useDealSteps>;

interface OfferActionsProps {
  steps: Steps;
  /** Beside the buttons: above them it would lie under them on a phone. */
  why: ReactNode;
  netPaise: Paise | undefined;
}

function OfferActions({ steps, why, netPaise }: OfferActionsProps) {
  const t = useMessages('deal');
  const [isDeclining, setIsDeclining] = useState(false);
  return (
    <PageActionBar>
      {why}
      <div className="flex flex-row-reverse flex-wrap gap-3">
        <Button
          className="min-w-words flex-1 px-3!"
          isLoading={steps.busy === 'accepted'}
          icon={<Check aria-hidden className="size-5" />}
          onClick={() => void steps.accept()}
        >
          {netPaise === undefined
            ? t('accept')
            : t('accept.net', { amount: formatPaise(netPaise) })}
        </Button>
        <Button
          variant="secondary"
          className="px-3!"
          isLoading={steps.busy === 'declined'}
          onClick={() => setIsDeclining(true)}
        >
          {t('decline')}
        </Button>
      </div>
      <DeclineDialog open={isDeclining} onOpenChange={setIsDeclining} onDecline={steps.decline} />
    </PageActionBar>
  );
}
