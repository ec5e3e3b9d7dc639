import { ChowkError, type FieldProblem } from '@chowk/domain/kernel';
import { useRef, useState } from 'react';
import { differing, following } from './typed-values';

interface SavedForm<Row, Values extends object, Errors extends object> {
  readonly row: Row;
  /** What it opens with on top of the row: a command that was not sent yet. */
  readonly opened?: Partial<Values> | undefined;
  /** What was typed and not saved yet, kept by whoever has a place for it. */
  readonly typed: {
    readonly read: () => Partial<Values>;
    readonly write: (values: Partial<Values>) => void;
  };
  /** Whether its draft holds the whole row, with the version it was made to: a newer one is told of. */
  readonly isKeptWhole?: boolean;
  readonly valuesOf: (row: Row) => Values;
  readonly isDirty: (row: Row, values: Values) => boolean;
  readonly errorsOf: (values: Values) => Errors;
  /** What the server found wrong, at the field it is about. */
  readonly serverErrors: (problems: readonly FieldProblem[], error: unknown) => Errors;
  readonly save: (values: Values) => Promise<Row>;
  readonly errorWords: (error: unknown) => string;
}

/** What is typed as it is saved anyway is nothing to keep, nor to ask about on a sign-out. */
function keepTyped<Row, Values extends object, Errors extends object>(
  form: SavedForm<Row, Values, Errors>,
  values: Values,
): void {
  const { row, typed, isDirty, isKeptWhole, opened } = form;
  const kept = isKeptWhole ? values : differing(values, shownOf(form));
  typed.write(opened || isDirty(row, values) ? kept : {});
}

function shownOf<Row, Values extends object, Errors extends object>({
  row,
  opened,
  valuesOf,
}: SavedForm<Row, Values, Errors>): Values {
  return { ...valuesOf(row), ...opened };
}

function startOf<Row, Values extends object, Errors extends object>(
  form: SavedForm<Row, Values, Errors>,
): Values {
  return { ...shownOf(form), ...form.typed.read() };
}

function withoutThose<Errors extends object>(errors: Errors, names: object): Errors {
  const left = Object.entries(errors).filter(([name]) => !(name in names));
  return Object.fromEntries(left) as Errors;
}

/** A form of one row: what was typed stays on every refusal and through a reload. */
export function useSavedForm<Row, Values extends object, Errors extends object>(
  form: SavedForm<Row, Values, Errors>,
) {
  const { row, typed } = form;
  const saved = shownOf(form);
  const [known, setKnown] = useState(saved);
  const [values, setValues] = useState<Values>(() => {
    const start = startOf(form);
    keepTyped(form, start);
    return start;
  });
  /** Two changes may come before the form is drawn anew, such as a position while somebody types. */
  const latest = useRef(values);
  const [errors, setErrors] = useState<Partial<Errors>>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);

  function put(next: Values) {
    latest.current = next;
    setValues(next);
  }

  if (JSON.stringify(known) !== JSON.stringify(saved)) {
    setKnown(saved);
    // What was typed and not taken stays, also where the row showed it as done while it was sent.
    const kept = form.isKeptWhole ? {} : typed.read();
    put({ ...following(latest.current, known, saved), ...kept });
    // What was found missing in what another device has filled in since is missing no more.
    setErrors((found) => withoutThose(found, differing(saved, known)));
  }

  function refuse(error: unknown) {
    const problems = error instanceof ChowkError ? (error.details?.fields ?? []) : [];
    const found = form.serverErrors(problems, error);
    setErrors(found);
    if (Object.keys(found).length === 0) setProblem(form.errorWords(error));
  }

  async function submit() {
    const found = form.errorsOf(values);
    setErrors(found);
    setProblem(undefined);
    setIsSaved(false);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      put(form.valuesOf(await form.save(values)));
      typed.write({});
      setIsSaved(true);
    } catch (error) {
      refuse(error);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    values,
    errors,
    problem,
    isBusy,
    isSaved,
    isDirty: form.opened !== undefined || form.isDirty(row, values),
    change: (next: Partial<Values>) => {
      setIsSaved(false);
      put({ ...latest.current, ...next });
      keepTyped(form, latest.current);
    },
    submit,
    /** As the row is; nothing of what was typed is left. */
    startOver: () => {
      typed.write({});
      put(form.valuesOf(row));
    },
  };
}
