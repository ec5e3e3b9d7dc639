import type { Campaign } from '@chowk/domain/campaigns';
import type { ReactNode } from 'react';
import type { DraftValues } from '@/features/campaigns/draft/draft-values';
import { openSteps } from '@/features/campaigns/draft/open-steps';
import type { WizardStep } from '@/features/campaigns/draft/wizard-steps';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { LaunchPanel } from './launch-panel';
import { ReviewStep } from './review-step';

interface LastStepProps {
  /** Absent while the server does not have the draft as it stands. */
  draft: Campaign | undefined;
  values: DraftValues;
  addMoney: (paise: number) => ReactNode;
  onStep: (step: WizardStep) => void;
  onLaunched: (campaign: Campaign) => void;
}

export function LastStep({ draft, values, addMoney, onStep, onLaunched }: LastStepProps) {
  const t = useMessages('wizard');
  function stepButton(step: WizardStep, label: string) {
    return (
      <Button key={step} size="sm" variant="secondary" onClick={() => onStep(step)}>
        {label}
      </Button>
    );
  }
  return (
    <>
      <ReviewStep values={values} editLink={stepButton} />
      <LaunchPanel
        draft={draft}
        values={values}
        addMoney={addMoney}
        onLaunched={onLaunched}
        openSteps={openSteps(values, Date.now()).map(({ step, key }) => stepButton(step, t(key)))}
      />
    </>
  );
}
