import { type FieldProblem, type FormSchema, problemsIn } from '@chowk/domain/kernel';

/** What is asked of the values of a form. */
export interface Checks<Values, Schema extends FormSchema, Given extends object> {
  /** The input of the command: what it says of a field counts. */
  readonly schema: Schema;
  /** The values as the contract names them, where the form holds them otherwise. */
  readonly given?: ((values: Values) => Given) | undefined;
  /** What the contract cannot say of one field. */
  readonly rules?: ((values: Values) => readonly FieldProblem[]) | undefined;
  /** The field a problem is shown at, where it is another than the one it names. */
  readonly at?: ((problem: FieldProblem) => string) | undefined;
}

export function placed(
  { at }: Pick<Checks<never, FormSchema, object>, 'at'>,
  problem: FieldProblem,
): FieldProblem {
  return at ? { ...problem, path: at(problem) } : problem;
}

/** What is wrong with what is typed, each at the field that shows it. */
export function problemsOf<Values extends object>(
  checks: Checks<Values, FormSchema, object>,
  values: Values,
): FieldProblem[] {
  const given = checks.given?.(values) ?? values;
  const found = [...problemsIn(checks.schema, given), ...(checks.rules?.(values) ?? [])];
  return found.map((problem) => placed(checks, problem));
}

/** The words a form has of its own for a problem: of this rule at this field, of the rule, of the field. */
export function wordsOf<Words>(
  words: Readonly<Record<string, Words>>,
  { path, rule }: FieldProblem,
): Words | undefined {
  return words[`${path} ${rule}`] ?? words[rule] ?? words[path];
}

/** Keys of a catalogue as its sentences. */
export function inWords<Key>(
  keys: Readonly<Record<string, Key>>,
  t: (key: Key) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key)]));
}
