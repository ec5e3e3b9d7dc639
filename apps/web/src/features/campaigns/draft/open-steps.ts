import type { MessageKey } from '@/i18n';
import { type DraftErrors, stepErrors } from './draft-errors';
import type { DraftField, DraftValues } from './draft-values';
import { WIZARD_STEPS, type WizardStep } from './wizard-steps';

export interface OpenStep {
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
export function openSteps(values: DraftValues, nowMs: number): OpenStep[] {
  return WIZARD_STEPS.flatMap((step) => {
    const key = keyOf(stepErrors(step, values, nowMs));
    return key ? [{ step, key }] : [];
  });
}
