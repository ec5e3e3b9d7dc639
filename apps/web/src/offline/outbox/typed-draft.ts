import type { FormDraft } from '@/api/storage/form-draft';
import { hasQueue } from './queue-flag';

/** A form's draft that may hold what was taken out of the queue: emptied, nothing is left of that. */
export function typedDraft<Values extends object>(
  draft: FormDraft<Values>,
  entity: string,
): FormDraft<Values> {
  const isEmpty = () => Object.keys(draft.read()).length === 0;

  async function forget(): Promise<void> {
    // Most have taken nothing back, and load nothing to find none.
    if (!hasQueue()) return;
    const { forgetTakenBack } = await import('./end-taken-back');
    // A form that is filled anew is empty for a moment only.
    if (isEmpty()) await forgetTakenBack(entity);
  }

  return {
    read: draft.read,
    write: (values) => {
      // A form that opens with nothing typed in it empties nothing.
      const wasTyped = !isEmpty();
      draft.write(values);
      if (wasTyped && isEmpty()) void forget().catch(() => undefined);
    },
  };
}
