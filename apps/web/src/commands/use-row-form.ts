import { ChowkError, type FieldProblem } from '@chowk/domain/kernel';
import { useEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  set,
  useForm,
} from 'react-hook-form';
import { useErrorWords } from '@/api/errors/use-error-words';
import type { FormDraft } from '@/api/storage/form-draft';
import { differing } from '@/ui/forms/typed-values';
import { useStable } from '@/ui/layout/use-stable';

/** The words of a problem, at the field they stand at; nothing where the form has none for it. */
export type WordsOf<Key extends string> = (
  problem: FieldProblem,
) => Key | { readonly at: string; readonly key: Key } | undefined;

interface RowForm<Values extends FieldValues, Key extends string> {
  /** As the row has it, and on top of it what is edited of the outbox. */
  readonly saved: Values;
  /** What was typed and not saved, on this device. Left out where it is kept nowhere. */
  readonly draft?: FormDraft<Values> | undefined;
  /** Whether the draft holds the whole row, with the version it was made to: a newer one is told of. */
  readonly isKeptWhole?: boolean;
  readonly isDirty: (values: Values) => boolean;
  /** What the contract says of what is typed. */
  readonly problemsOf: (values: Values) => readonly FieldProblem[];
  readonly wordsOf: WordsOf<Key>;
  /** What was refused for another reason than a field's. */
  readonly errorsOf?: (error: ChowkError) => Partial<Record<string, Key>> | undefined;
  /** The values as they are saved; throws what it was refused for. */
  readonly save: (values: Values) => Promise<Values>;
}

type Named<Key extends string> = readonly (readonly [string, Key])[];

function namedBy<Key extends string>(
  wordsOf: WordsOf<Key>,
  problems: readonly FieldProblem[],
): Named<Key> {
  return problems.flatMap((problem) => {
    const words = wordsOf(problem);
    if (words === undefined) return [];
    return typeof words === 'string' ? [[problem.path, words]] : [[words.at, words.key]];
  });
}

/** They are nested as the values are. */
function countIn(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('message' in errors) return 1;
  return Object.values(errors).reduce((sum: number, each) => sum + countIn(each), 0);
}

/** A form of one row: what was typed stays on every refusal and through a reload. */
export function useRowForm<Values extends FieldValues, Key extends string>(
  spec: RowForm<Values, Key>,
) {
  const { saved, draft } = spec;
  const errorWords = useErrorWords();
  const [refusal, setRefusal] = useState<unknown>();
  const [refusals, setRefusals] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const [isBack, setIsBack] = useState(false);

  const resolver: Resolver<Values> = (values) => {
    const errors = {};
    const found = namedBy(spec.wordsOf, spec.problemsOf(values));
    // Of several at one field the first is told.
    for (const [name, message] of found) {
      if (!get(errors, name)) set(errors, name, { type: 'rule', message });
    }
    if (found.length === 0) return { values, errors: {} };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
  const form = useForm<Values>({
    // What nobody typed in follows what is saved, or the next save would undo somebody's change to it.
    values: saved,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    // What is wrong comes to whoever pressed Save, whichever kind of field it is.
    shouldFocusError: false,
    resolver,
  });
  const { errors, isSubmitting, submitCount, dirtyFields: _ } = form.formState;
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount + refusals === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submitCount, refusals]);

  const values = form.watch();
  const isDirty = spec.isDirty(values);

  function change(next: Partial<Values>): void {
    setIsSaved(false);
    for (const [name, value] of Object.entries(next)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
  }

  const keepTyped = useStable((typed: Partial<Values>) => {
    const kept = spec.isKeptWhole ? typed : differing(typed, saved);
    draft?.write(spec.isDirty(typed as Values) ? kept : {});
  });
  const bringBack = useStable(() => {
    const typed = differing(draft?.read() ?? {}, saved);
    setIsBack(Object.keys(typed).length > 0);
    change(typed as Partial<Values>);
  });
  useEffect(() => {
    bringBack();
    const watching = form.watch((typed) => keepTyped(typed as Partial<Values>));
    return () => watching.unsubscribe();
  }, [form, bringBack, keepTyped]);

  function refuse(error: unknown): void {
    const known = error instanceof ChowkError ? error : undefined;
    const own = known && spec.errorsOf?.(known);
    const named = own
      ? (Object.entries(own) as unknown as Named<Key>)
      : namedBy(spec.wordsOf, known?.details?.fields ?? []);
    for (const [name, message] of named) form.setError(name as Path<Values>, { message });
    if (named.length === 0) setRefusal(error);
    setRefusals((count) => count + 1);
  }

  /** As the row is; nothing of what was typed is left. */
  function startOver(row: Values = saved): void {
    form.reset(row, { keepDirtyValues: false, keepErrors: false });
    draft?.write({});
    setIsBack(false);
  }

  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined);
    setIsSaved(false);
    try {
      startOver(await spec.save(typed as Values));
      setIsSaved(true);
    } catch (error) {
      refuse(error);
    }
  });

  return {
    register: form.register,
    values,
    change,
    errorOf: (name: string) =>
      (get(errors, name) as { readonly message?: Key } | undefined)?.message,
    errorCount: countIn(errors),
    /** Why it was refused, where no field says so. */
    refusal,
    problem: refusal === undefined ? undefined : errorWords(refusal),
    isBusy: isSubmitting,
    isSaved,
    isDirty,
    /** It opened with something typed before. */
    isBack: isBack && isDirty,
    submit,
    /** Of the `form` around the fields. */
    box: { ref, noValidate: true, onSubmit: submit },
    tellSaved: () => setIsSaved(true),
    startOver,
  };
}
