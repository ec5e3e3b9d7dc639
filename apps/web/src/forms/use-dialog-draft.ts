import { useState } from 'react';
import type { FormDraft } from '@/offline/outbox/drafts';

/**
 * Owned by the component that opens the dialog: closing it keeps the input for this subject until
 * it is opened again.
 */
export function useDialogDraft<Values extends object>(subject = ''): FormDraft<Values> {
  const [typed] = useState(() => new Map<string, Partial<Values>>());
  return {
    read: () => typed.get(subject) ?? {},
    write: (values) => void typed.set(subject, values),
  };
}
