import { useState } from 'react';
import type { FormDraft } from '@/offline/outbox/drafts';

/**
 * Held by whoever opens the dialog: Escape or a press beside it closes the form, and what was typed
 * about this subject is there when it is opened again.
 */
export function useDialogDraft<Values extends object>(subject = ''): FormDraft<Values> {
  const [typed] = useState(() => new Map<string, Partial<Values>>());
  return {
    read: () => typed.get(subject) ?? {},
    write: (values) => void typed.set(subject, values),
  };
}
