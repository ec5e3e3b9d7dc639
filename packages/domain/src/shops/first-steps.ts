import type { ShopNeed } from './rules';

/** What a new store does first, in this order: brands find it, photos are believed, money arrives. */
export const FIRST_STEPS = ['details', 'place', 'upi', 'deal'] as const;
export type FirstStepName = (typeof FIRST_STEPS)[number];

interface FirstStep {
  readonly step: FirstStepName;
  readonly isDone: boolean;
}

interface FirstStepFacts {
  /** What its shop has not said yet. */
  readonly missing: readonly ShopNeed[];
  readonly hasUpi: boolean;
  /** It took an offer once, whatever became of it. */
  readonly hasDeal: boolean;
}

export function firstSteps({ missing, hasUpi, hasDeal }: FirstStepFacts): FirstStep[] {
  const isDone: Readonly<Record<FirstStepName, boolean>> = {
    details: missing.every((need) => need === 'position'),
    place: !missing.includes('position'),
    upi: hasUpi,
    deal: hasDeal,
  };
  return FIRST_STEPS.map((step) => ({ step, isDone: isDone[step] }));
}
