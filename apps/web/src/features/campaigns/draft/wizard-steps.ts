/** In the order they are asked; each is an address of its own. */
export const WIZARD_STEPS = ['placement', 'brief', 'where', 'money', 'rules', 'review'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

export function findStep(value: unknown): WizardStep | undefined {
  return WIZARD_STEPS.find((step) => step === value);
}

export function stepAfter(step: WizardStep): WizardStep {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? 'review';
}

export function stepBefore(step: WizardStep): WizardStep | undefined {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1];
}
