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
import { type Checks, placed, problemsOf, wordsOf } from './checks';
import { differing } from './differing';

/** What a contract makes of what the form fills in of it. */
type Filled<Schema extends FormSchema, Given> = Pick<
  Schema['_zod']['output'],
  Extract<keyof Given, keyof Schema['_zod']['output']>
>;

interface CommandForm<Values extends FieldValues, Schema extends FormSchema, Given extends object>
  extends Checks<Values, Schema, Given> {
  /** As the row has it, and on top of it what is edited of the outbox. */
  readonly saved: Values;
  /** Sentences of this form, by rule, code or field; every other rule has one for all forms. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** Refusals that belong to a field, by their code. */
  readonly codes?: Readonly<Record<string, Path<Values>>> | undefined;
  /** What was typed and not saved, on this device. Left out where it is kept nowhere. */
  readonly draft?: FormDraft<NoInfer<Values>> | undefined;
  /** Whether the draft holds the whole row, with the version it was made to: a newer one is told of. */
  readonly isWholeRow?: boolean;
  /** A field is judged as it is typed, not only once Save was pressed. */
  readonly isLive?: boolean;
  /** Save was pressed and something is wrong, such as on a side that is not shown. */
  readonly onWrong?: (problems: readonly FieldProblem[]) => void;
  readonly isDirty?: ((values: Values) => boolean) | undefined;
  /** Sends it; throws what it was refused for. Answers with the values as they are saved, if they differ. */
  readonly save: (
    values: Values,
    input: Filled<Schema, Given>,
  ) => Promise<Values | undefined> | Promise<void>;
}

interface Told {
  readonly problem?: FieldProblem;
}

/** They are nested as the values are. */
function countIn(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('problem' in errors) return 1;
  return Object.values(errors).reduce((sum: number, each) => sum + countIn(each), 0);
}

/** A form that sends a command: what was typed stays on every refusal and through a reload. */
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
    // Of several at one field the first is told.
    for (const problem of found) {
      const { path, rule: type } = problem;
      if (!get(errors, path)) set(errors, path, { type, problem });
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
    // What is still to be brought back is not written over.
    if (!isRead.current) return;
    const kept = spec.isWholeRow ? typed : differing(typed, saved);
    draft?.write(isDirtyOf(typed as Values) ? kept : {});
  });
  const restoreDraft = useStable((kept: Partial<Values>) => {
    isRead.current = true;
    const typed = differing(kept, saved);
    setIsRestored(Object.keys(typed).length > 0);
    // What was typed before that was known counts more.
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

  /** As the row is; nothing of what was typed is left. */
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
      startOver(after ?? saved);
      setIsSaved(true);
      return true;
    } catch (error) {
      refuse(error);
      return false;
    }
  };
  /** Whether it was saved. A second press while the first is under way does nothing. */
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

  /** For what is asked about before it is sent. */
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
    /** What a field of text needs. */
    field: (name: Path<Values>) => ({ ...form.register(name), error: errorOf(name) }),
    /** What a field with a value of another kind needs. */
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
    /** Why it was refused, where no field says so. */
    refusal,
    problem: refusal === undefined ? undefined : refusalWords(refusal),
    isBusy: isSubmitting,
    isSaved,
    isDirty,
    /** It opened with something typed before. */
    isRestored: isRestored && isDirty,
    check,
    submit,
    /** Of the `form` around the fields. */
    box: {
      ref,
      noValidate: true,
      onSubmit: (event: { preventDefault(): void; stopPropagation(): void }) => {
        event.preventDefault();
        // A form around this one, such as the page's around a dialog, is not sent along.
        event.stopPropagation();
        void submit();
      },
    },
    tellSaved: () => setIsSaved(true),
    forgetRefusal: () => setRefusal(undefined),
    startOver,
  };
}
