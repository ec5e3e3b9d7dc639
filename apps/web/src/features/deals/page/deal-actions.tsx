import type { Deal } from '@chowk/domain/deals';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDisplayWords } from '@/features/deals/display-words';
import { refusedAnswer } from '@/features/deals/waiting-proof';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { ActionBar } from '@/ui/layout/action-bar';
import { DealRefusal, RefusedAnswer } from './deal-refusal';
import { DeclineDialog } from './decline-dialog';
import { useDealSteps } from './use-deal-steps';

interface DealActionsProps {
  deal: Deal;
  /** Opens the list of what is not sent yet. */
  onShowWaiting: () => void;
}

/** Yes or no to an offer. */
export function DealActions({ deal, onShowWaiting }: DealActionsProps) {
  const steps = useDealSteps(deal);
  const refused = steps.busy ? undefined : refusedAnswer(deal);
  // Another answer would stand behind the refused one, and go nowhere.
  if (refused) return <RefusedAnswer problem={refused} onShowWaiting={onShowWaiting} />;
  const why = steps.refusal !== undefined && <DealRefusal error={steps.refusal} />;
  if (deal.status === 'offered' || steps.busy === 'accepted' || steps.busy === 'declined') {
    return <OfferActions deal={deal} steps={steps} why={why} />;
  }
  return why || null;
}

type Steps = ReturnType<typeof useDealSteps>;

interface OfferActionsProps {
  deal: Deal;
  steps: Steps;
  /** Beside the buttons: above them it would lie under them on a phone. */
  why: ReactNode;
}

function OfferActions({ deal, steps, why }: OfferActionsProps) {
  const t = useMessages('deals');
  const stays = useDisplayWords()(deal, 'stays.keep');
  const [isDeclining, setIsDeclining] = useState(false);
  return (
    <ActionBar>
      {why}
      {stays && <p className="text-muted text-sm">{stays}</p>}
      <div className="flex flex-row-reverse gap-3 md:justify-end">
        <Button
          className="flex-1 md:flex-none"
          isLoading={steps.busy === 'accepted'}
          icon={<Check aria-hidden className="size-5" />}
          onClick={() => void steps.accept()}
        >
          {t('accept')}
        </Button>
        <Button
          variant="secondary"
          className="flex-1 md:flex-none"
          isLoading={steps.busy === 'declined'}
          onClick={() => setIsDeclining(true)}
        >
          {t('decline')}
        </Button>
      </div>
      <DeclineDialog open={isDeclining} onOpenChange={setIsDeclining} onDecline={steps.decline} />
    </ActionBar>
  );
}
