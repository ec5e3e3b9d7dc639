import { formatPaise } from '@chowk/domain/kernel';
import type { Topup } from '@chowk/domain/wallets';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { FactBox } from '@/ui/layout/fact-box';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { ConfirmTopupForm } from './confirm-topup-form';
import { RejectTopupForm } from './reject-topup-form';

interface TopupDecisionProps {
  topup: Topup | undefined;
  onClose: () => void;
}

/** What was announced, and the two ways it can end. */
export function TopupDecision({ topup, onClose }: TopupDecisionProps) {
  const t = useMessages('money');
  return (
    <LazyDialog
      open={topup !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('topup.title', { brand: topup?.brand_name ?? '' })}
      description={t('topup.confirmText')}
    >
      {topup && <Ways key={topup.id} topup={topup} onDone={onClose} />}
    </LazyDialog>
  );
}

function Ways({ topup, onDone }: { topup: Topup; onDone: () => void }) {
  const t = useMessages('money');
  const [isRejecting, setIsRejecting] = useState(false);
  return (
    <div className="grid gap-4">
      <FactBox
        facts={[
          [t('topup.announced'), formatPaise(topup.amount_paise)],
          [t('topup.reference'), topup.reference],
        ]}
      />
      {isRejecting ? (
        <RejectTopupForm topup={topup} onDone={onDone} />
      ) : (
        <>
          <ConfirmTopupForm topup={topup} onDone={onDone} />
          <Button variant="quiet" size="sm" onClick={() => setIsRejecting(true)}>
            {t('topup.rejectInstead')}
          </Button>
        </>
      )}
    </div>
  );
}
