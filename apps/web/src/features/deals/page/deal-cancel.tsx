import type { Deal } from '@chowk/domain/deals';
import { formatPaise, type Paise } from '@chowk/domain/kernel';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { DealRefusal } from './deal-refusal';
import { useDealSteps } from './use-deal-steps';

/** For a shop that cannot do it after all; out of the way of what it came for. */
export function DealCancel({ deal, netPaise }: { deal: Deal; netPaise: Paise | undefined }) {
  const t = useMessages('deal');
  const steps = useDealSteps(deal);
  const [isAsking, setIsAsking] = useState(false);
  if (deal.status !== 'accepted' && steps.busy !== 'cancelled') return null;
  return (
    <div className="flex flex-col items-start gap-3">
      {steps.refusal !== undefined && <DealRefusal error={steps.refusal} />}
      <Button
        variant="quiet"
        isLoading={steps.busy === 'cancelled'}
        onClick={() => setIsAsking(true)}
      >
        {t('cancel')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('cancel.title')}
        losses={[
          t('cancel.loss.money', { amount: formatPaise(netPaise ?? deal.payout_paise) }),
          t('cancel.loss.place'),
        ]}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        onConfirm={steps.cancel}
      />
    </div>
  );
}
