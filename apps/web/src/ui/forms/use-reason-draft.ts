import { useState } from 'react';

export interface ReasonDraft {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
}

/**
 * Held by whoever opens the dialog: Escape or a press beside it closes the form, and what was typed
 * about this subject is there when it is opened again.
 */
export function useReasonDraft(subject = ''): ReasonDraft {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  return {
    reason: typed[subject] ?? '',
    setReason: (reason) => setTyped((before) => ({ ...before, [subject]: reason })),
  };
}
