import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../page-skeleton';

const SecondStepPage = lazy(() =>
  import('./second-step-page').then((module) => ({ default: module.SecondStepPage })),
);

const ConsentStep = lazy(() =>
  import('./consent-step').then((module) => ({ default: module.ConsentStep })),
);

interface OwedStepProps {
  /** `ask` for the second step, `set-up` one, or ask for the `consent` nobody was asked for yet. */
  step: 'ask' | 'set-up' | 'consent';
  /** Where nothing is said, the page that was asked for opens. */
  onDone?: () => void;
}

/** Stands in the place of the page until the person has done what they owe. */
export function OwedStep({ step, onDone }: OwedStepProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      {step === 'consent' ? (
        <ConsentStep />
      ) : (
        <SecondStepPage step={step} {...(onDone ? { onDone } : {})} />
      )}
    </Suspense>
  );
}
