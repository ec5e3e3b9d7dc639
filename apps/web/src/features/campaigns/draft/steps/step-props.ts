import type { ReactNode } from 'react';
import type { DraftField, DraftValues } from '@/features/campaigns/draft/draft-fields';

/** What every step gets: the values, how to change them, and the words of what is wrong. */
export interface StepProps {
  readonly values: DraftValues;
  readonly change: (typed: Partial<DraftValues>) => void;
  readonly errorOf: (field: DraftField) => string | undefined;
  /** A link that adds what is missing to the wallet. */
  readonly addMoney: (paise: number) => ReactNode;
}
