import { useEffect } from 'react';
import { forgetOpenStep, type OpenStep, rememberOpenStep } from './open-step';

/** Remembers the step while it lasts. A killed page forgets nothing; leaving it does. */
export function useOpenStep(dealId: string, step: OpenStep['step'] | undefined): void {
  useEffect(() => {
    if (!step) return undefined;
    rememberOpenStep(dealId, step);
    return forgetOpenStep;
  }, [dealId, step]);
}
