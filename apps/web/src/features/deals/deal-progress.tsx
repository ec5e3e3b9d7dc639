import type { DealState } from '@chowk/domain/deals';
import { useMessages } from '@/i18n';
import { Stepper } from '@/ui/stepper';

const STEPS = ['accept', 'place', 'photo', 'review', 'paid'] as const;

const CURRENT: Readonly<Partial<Record<DealState, number>>> = {
  offered: 0,
  accepted: 1,
  rejected_proof: 2,
  submitted: 3,
  approved: 4,
};

/** Where the deal stands on its way to the money; nothing for one that ended before. */
export function DealProgress({ status }: { status: DealState }) {
  const t = useMessages('deals');
  const current = CURRENT[status];
  if (current === undefined) return null;
  return (
    <Stepper
      label={t('steps.title')}
      steps={STEPS.map((step) => t(`steps.${step}`))}
      current={current}
    />
  );
}
