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
  /** `ask` for the second factor, `set-up` one, or ask for a missing `consent`. */
  step: 'ask' | 'set-up' | 'consent';
  /** Otherwise the requested page opens. */
  onDone?: () => void;
}

/** Replaces the page until the person has completed the step. */
export function OwedStep({ step, onDone }: OwedStepProps) {
  // The page opens at the same URL, so the router would keep this scroll position.
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
