import { ChowkError, type FieldProblem, type FormSchema, inputIn } from '@chowk/domain/kernel';
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
import { useRuleWords } from '@/api/errors/use-error-words';
import { useRefusalWords } from '@/commands/use-task';
import type { FormDraft } from '@/offline/outbox/drafts';
import { useStable } from '@/ui/layout/use-stable';
import { differing } from './changed-fields';
import { type Checks, placed, problemsOf, wordsOf } from './checks';

/** The contract's output for the fields of the form. */
type Filled<Schema extends FormSchema, Given> = Pick<
  Schema['_zod']['output'],
  Extract<keyof Given, keyof Schema['_zod']['output']>
>;

interface CommandForm<Values extends FieldValues, Schema extends FormSchema, Given extends object>
  extends Checks<Values, Schema, Given> {
  /** The row's values, with an edited outbox item on top. */
  readonly saved: Values;
  /** This form's own words by rule, code or field; other rules use the common ones. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** Refusals that belong to a field, by code. */
  readonly codes?: Readonly<Record<string, Path<Values>>> | undefined;
  /** Where unsaved input is stored on this device; left out for none. */
  readonly draft?: FormDraft<NoInfer<Values>> | undefined;
  /** Whether the draft has the whole row with its version, so that a newer row is reported. */
  readonly isWholeRow?: boolean;
  /** Fields are checked while typing, not only after a save. */
  readonly isLive?: boolean;
  /** Called when a save is invalid, for example on a tab that is not shown. */
  readonly onWrong?: (problems: readonly FieldProblem[]) => void;
  readonly isDirty?: ((values: Values) => boolean) | undefined;
  /** Submits; throws a refusal. Returns the values as saved if they differ. */
  readonly save: (
    values: Values,
    input: Filled<Schema, Given>,
  ) => Promise<Values | undefined> | Promise<void>;
}

interface Told {
  readonly problem?: FieldProblem;
}

/** Errors are nested like the values. */
function countIn(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('problem' in errors) return 1;
  return Object.values(errors).reduce((sum: number, each) => sum + countIn(each), 0);
}

/** A form that sends a command. Its input survives every refusal and a reload. */
export function useCommandForm<
  Values extends FieldValues,
  Schema extends FormSchema,
  Given extends object = Values,
>(spec: CommandForm<Values, Schema, Given>) {
  const { saved, draft, schema, words = {} } = spec;
  const refusalWords = useRefusalWords();
  const ruleWords = useRuleWords();
  const [refusal, setRefusal] = useState<unknown>();
  const [refusals, setRefusals] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const isSaving = useRef(false);

  const isShown = ({ path }: FieldProblem) => (path.split('.')[0] ?? '') in saved;

  const resolver: Resolver<Values> = (values) => {
    const errors = {};
    const found = problemsOf(spec, values);
    // The first of several errors of one field is shown.
    for (const problem of found) {
      const { path, rule: type } = problem;
      if (!get(errors, path)) set(errors, path, { type, problem });
    }
    if (found.length === 0) return { values, errors: {} };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
  const form = useForm<Values>({
    // Untouched fields follow the saved row, or the next save would undo somebody else's change.
    values: saved,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    // After an invalid save the first field with an error gets the focus, whatever its kind.
    shouldFocusError: false,
    mode: spec.isLive ? 'onChange' : 'onSubmit',
    resolver,
  });
  const { errors, isSubmitting, submitCount, dirtyFields: _ } = form.formState;
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount + refusals === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submitCount, refusals]);

  const values = form.watch();
  const isDirtyOf = (typed: Values) =>
    spec.isDirty?.(typed) ?? Object.keys(differing(typed, saved)).length > 0;
  const isDirty = isDirtyOf(values);

  function change(next: Partial<Values>): void {
    setIsSaved(false);
    for (const [name, value] of Object.entries(next)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: spec.isLive || submitCount + refusals > 0,
      });
    }
  }

  const isRead = useRef(false);
  const storeTyped = useStable((typed: Partial<Values>) => {
    // A draft that is still loading is not overwritten.
    if (!isRead.current) return;
    const kept = spec.isWholeRow ? typed : differing(typed, saved);
    draft?.write(isDirtyOf(typed as Values) ? kept : {});
  });
  const restoreDraft = useStable((kept: Partial<Values>) => {
    isRead.current = true;
    const typed = differing(kept, saved);
    setIsRestored(Object.keys(typed).length > 0);
    // Input typed before the draft was loaded takes precedence.
    change({ ...typed, ...differing(form.getValues(), saved) });
  });
  const readDraft = useStable((take: (kept: Partial<Values>) => void) => {
    const kept: object = draft?.read() ?? {};
    if (kept instanceof Promise) void kept.then(take);
    else take(kept);
  });
  useEffect(() => {
    let isHere = true;
    readDraft((kept) => isHere && restoreDraft(kept));
    const watching = form.watch((typed) => storeTyped(typed as Partial<Values>));
    return () => {
      isHere = false;
      watching.unsubscribe();
    };
  }, [form, readDraft, restoreDraft, storeTyped]);

  function problemsAt(error: unknown): readonly FieldProblem[] {
    if (!(error instanceof ChowkError)) return [];
    const field = spec.codes?.[error.code];
    if (field !== undefined) return [{ path: field, rule: error.code }];
    return (error.details?.fields ?? []).map((each) => placed(spec, each)).filter(isShown);
  }

  function refuse(error: unknown): void {
    const found = problemsAt(error);
    for (const problem of found) {
      const told: Told = { problem };
      form.setError(problem.path as Path<Values>, { type: problem.rule, ...told });
    }
    if (found.length === 0) setRefusal(error);
    setRefusals((count) => count + 1);
  }

  /** Resets to the row and drops the input. */
  function startOver(row: Values = saved): void {
    form.reset(row, { keepDirtyValues: false, keepErrors: false });
    draft?.write({});
    setIsRestored(false);
  }

  const send = async (typed: Values): Promise<boolean> => {
    setRefusal(undefined);
    setIsSaved(false);
    try {
      const input = inputIn(schema, spec.given?.(typed) ?? typed);
      const after = await spec.save(typed, input as Filled<Schema, Given>);
      // What was typed while it was on its way is still typed.
      const since = differing(form.getValues(), typed);
      startOver(after ?? saved);
      if (Object.keys(since).length > 0) change(since);
      else setIsSaved(true);
      return true;
    } catch (error) {
      refuse(error);
      return false;
    }
  };
  /** Whether it was saved. A second press during a save does nothing. */
  async function submit(): Promise<boolean> {
    if (isSaving.current) return false;
    isSaving.current = true;
    let wasSaved = false;
    const judge = form.handleSubmit(
      async (typed) => {
        wasSaved = await send(typed as Values);
      },
      () => spec.onWrong?.(problemsOf(spec, form.getValues())),
    );
    await judge();
    isSaving.current = false;
    return wasSaved;
  }

  /** For a form that saves by itself: unsaved input is sent once it is right, and left alone until then. */
  async function saveQuietly(): Promise<void> {
    const typed = form.getValues();
    if (isDirtyOf(typed) && problemsOf(spec, typed).length === 0) await submit();
  }

  /** Shown in a confirmation before it is sent. */
  async function check(): Promise<boolean> {
    const isRight = await form.trigger();
    if (!isRight) setRefusals((count) => count + 1);
    return isRight;
  }

  function errorOf(name: string): string | undefined {
    const { problem } = (get(errors, name) as Told | undefined) ?? {};
    return problem && (wordsOf(words, problem) ?? ruleWords(problem));
  }

  return {
    register: form.register,
    /** Props of a text field. */
    field: (name: Path<Values>) => ({ ...form.register(name), error: errorOf(name) }),
    /** Props of a field with another kind of value. */
    control: <Name extends Path<Values>>(name: Name) => ({
      value: get(values, name) as PathValue<Values, Name>,
      onChange: (value: PathValue<Values, Name>) =>
        change({ [name]: value } as unknown as Partial<Values>),
      error: errorOf(name),
    }),
    values,
    change,
    errorOf,
    errorCount: countIn(errors),
    /** A refusal that belongs to no field. */
    refusal,
    problem: refusal === undefined ? undefined : refusalWords(refusal),
    isBusy: isSubmitting,
    isSaved,
    isDirty,
    /** Earlier input was restored. */
    isRestored: isRestored && isDirty,
    check,
    submit,
    saveQuietly,
    /** Props of the `form` element. */
    box: {
      ref,
      noValidate: true,
      onSubmit: (event: { preventDefault(): void; stopPropagation(): void }) => {
        event.preventDefault();
        // An enclosing form, such as the page's around a dialog, is not submitted.
        event.stopPropagation();
        void submit();
      },
    },
    tellSaved: () => setIsSaved(true),
    forgetRefusal: () => setRefusal(undefined),
    startOver,
  };
}
