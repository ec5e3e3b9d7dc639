import type { Campaign } from '@chowk/domain/campaigns';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { type DraftErrors, stepErrors } from '../draft-errors';
import type { DraftField, DraftValues } from '../draft-fields';
import { WIZARD_STEPS, type WizardStep } from '../wizard-steps';
import { LaunchPanel } from './launch-panel';
import { ReviewStep } from './review-step';

interface OpenStep {
  readonly step: WizardStep;
  readonly key: MessageKey<'wizard'>;
}

const KEY_BY_FIELD: Partial<Record<DraftField, MessageKey<'wizard'>>> = {
  title: 'title.needed',
  placement_type: 'open.placement',
  brief: 'open.brief',
  payout_paise: 'open.payout',
  slots: 'open.slots',
};

function keyOf(errors: DraftErrors): MessageKey<'wizard'> | undefined {
  const [field] = Object.keys(errors) as DraftField[];
  if (field === undefined) return undefined;
  return KEY_BY_FIELD[field] ?? errors[field]?.key;
}

/** What keeps the draft from being launched, in the order it was asked. */
function openSteps(values: DraftValues, nowMs: number): OpenStep[] {
  return WIZARD_STEPS.flatMap((step) => {
    const key = keyOf(stepErrors(step, values, nowMs));
    return key ? [{ step, key }] : [];
  });
}

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
