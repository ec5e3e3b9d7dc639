import { type FocusEvent, type SyntheticEvent, useEffect, useState } from 'react';

interface SavingForm {
  readonly isBusy: boolean;
  readonly saveQuietly: () => Promise<void>;
  readonly box: { readonly onSubmit: (event: SyntheticEvent) => void };
}

/** The form's own button saves by itself; it must not be overtaken on the way to it. */
function isSubmit(element: Element | null): boolean {
  return element?.closest('button[type="submit"]') != null;
}

/** A form in sections, each saved as soon as the person has left it or has made a choice in it. */
export function useSectionSaving({ isBusy, saveQuietly, box }: SavingForm) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isDue || isBusy) return;
    setIsDue(false);
    void saveQuietly();
  }, [isDue, isBusy, saveQuietly]);
  return {
    saveSoon: () => setIsDue(true),
    /** Props of a section. */
    section: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        const next = relatedTarget instanceof Element ? relatedTarget : null;
        if (!currentTarget.contains(next) && !isSubmit(next)) setIsDue(true);
      },
    },
    onSubmit: (event: SyntheticEvent) => {
      if (!isBusy) return box.onSubmit(event);
      // Pressed while a section is on its way: what is left is saved after it.
      event.preventDefault();
      setIsDue(true);
    },
  };
}
