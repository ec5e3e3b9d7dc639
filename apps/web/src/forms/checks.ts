import { type FieldProblem, type FormSchema, problemsIn } from '@chowk/domain/kernel';

export interface Checks<Values, Schema extends FormSchema, Given extends object> {
  /** The command's input schema, which defines the fields' rules. */
  readonly schema: Schema;
  /** Maps the form's values to the contract's names where they differ. */
  readonly given?: ((values: Values) => Given) | undefined;
  /** Rules no contract can express for one field. */
  readonly rules?: ((values: Values) => readonly FieldProblem[]) | undefined;
  /** The field that shows a problem, where it is not the one named. */
  readonly at?: ((problem: FieldProblem) => string) | undefined;
}

export function placed(
  { at }: Pick<Checks<never, FormSchema, object>, 'at'>,
  problem: FieldProblem,
): FieldProblem {
  return at ? { ...problem, path: at(problem) } : problem;
}

/** The problems of the current values, each at the field that shows it. */
export function problemsOf<Values extends object>(
  checks: Checks<Values, FormSchema, object>,
  values: Values,
): FieldProblem[] {
  const given = checks.given?.(values) ?? values;
  const found = [...problemsIn(checks.schema, given), ...(checks.rules?.(values) ?? [])];
  return found.map((problem) => placed(checks, problem));
}

/** The form's own words for a problem: by rule and field, by rule, then by field. */
export function wordsOf<Words>(
  words: Readonly<Record<string, Words>>,
  { path, rule }: FieldProblem,
): Words | undefined {
  return words[`${path} ${rule}`] ?? words[rule] ?? words[path];
}

/** Catalogue keys as their sentences. */
export function inWords<Key>(
  keys: Readonly<Record<string, Key>>,
  t: (key: Key) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key)]));
}
