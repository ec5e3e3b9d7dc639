import type { Deal, DealState } from '@chowk/domain/deals';
import { isProofWaiting } from '@/features/deals/waiting-proof';
import { useMessages } from '@/i18n';
import { Stepper } from '@/ui/layout/stepper';
import { wordFor } from './reader-words';

const STEPS = ['accept', 'place', 'photo', 'review', 'paid'] as const;
const PHOTO_STEP = STEPS.indexOf('photo');

const CURRENT: Readonly<Partial<Record<DealState, number>>> = {
  offered: 0,
  accepted: 1,
  rejected_proof: PHOTO_STEP,
  submitted: 3,
  approved: 4,
};

/** Where the deal stands on its way to the money; nothing for one that ended before. */
export function DealProgress({ deal, isOwn }: { deal: Deal; isOwn: boolean }) {
  const t = useMessages('deals');
  const isWaiting = isProofWaiting(deal);
  const current = isWaiting ? PHOTO_STEP : CURRENT[deal.status];
  if (current === undefined) return null;
  return (
    <Stepper
      label={t('steps.title')}
      steps={STEPS.map((step) =>
        t(isWaiting && step === 'photo' ? 'proofWaits' : wordFor(`steps.${step}`, isOwn)),
      )}
      current={current}
    />
  );
}
