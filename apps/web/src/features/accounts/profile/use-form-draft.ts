import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FormDraft } from '@/api/storage/form-draft';
import { differing } from '@/ui/forms/typed-values';

/** What nobody typed in follows what is saved, or the next save would undo somebody's change to it. */
function followSaved<Values extends FieldValues>(form: UseFormReturn<Values>, saved: Values): void {
  const before = form.formState.defaultValues as Values;
  const names = Object.keys(saved) as Path<Values>[];
  const isFollowing = (name: Path<Values>) =>
    form.getValues(name) === before[name] && saved[name] !== before[name];
  for (const name of names.filter(isFollowing)) {
    form.resetField(name, { defaultValue: saved[name] });
  }
}

/** Answers whether there was anything. */
function typeKept<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  saved: Values,
  draft: FormDraft<Values>,
): boolean {
  const kept = Object.entries(differing(draft.read(), saved));
  form.reset(saved as DefaultValues<Values>);
  for (const [name, value] of kept) {
    form.setValue(name as Path<Values>, value, { shouldDirty: true });
  }
  return kept.length > 0;
}

/**
 * Brings back what was typed before, and keeps what is typed from now on. A form nobody is typing in
 * follows what is saved: what waited to be sent may have been given up, or be edited here.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  saved: Values,
  draft: FormDraft<Values>,
) {
  const [isBack, setIsBack] = useState(false);

  useEffect(() => {
    if (form.formState.isDirty) followSaved(form, saved);
    else setIsBack(typeKept(form, saved, draft));
  }, [form, draft, saved]);

  useEffect(() => {
    const watching = form.watch((values) => {
      draft.write(differing(values as Partial<Values>, saved));
    });
    return () => watching.unsubscribe();
  }, [form, draft, saved]);

  function forget() {
    setIsBack(false);
    draft.write({});
  }

  function startOver() {
    form.reset(saved as DefaultValues<Values>);
    forget();
  }

  return { isBack, forget, startOver };
}
