import { Suspense, useLayoutEffect } from 'react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { lazy } from '@/ui/feedback/lazy';

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
  // The page it stood for opens at the same address, so the router leaves it scrolled as this was.
  useLayoutEffect(() => () => window.scrollTo(0, 0), []);
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
