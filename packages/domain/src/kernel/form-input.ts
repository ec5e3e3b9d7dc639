import type * as z from 'zod/mini';
import type { FieldProblem } from './errors/errors';
import { fieldProblems } from './errors/problems';

type Fields = Readonly<Record<string, unknown>>;
/** The input of a command, or the part of it that a form fills. */
export type FormSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>;

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** Nothing typed is nothing said, where the contract takes that for an answer. */
function givenIn({ shape }: FormSchema, values: Fields): Fields {
  const given = Object.entries(values).flatMap(([name, value]) => {
    const field = shape[name];
    if (!field) return [];
    const isNothing = isBlank(value) && field.safeParse(null).success;
    return [[name, isNothing ? null : value] as const];
  });
  return Object.fromEntries(given);
}

function judge(schema: FormSchema, values: Fields) {
  return schema.safeParse(givenIn(schema, values), { reportInput: true });
}

/** What the contract says is wrong with what is typed; what the form does not fill is not its business. */
export function problemsIn(schema: FormSchema, values: object): FieldProblem[] {
  const { error } = judge(schema, values as Fields);
  const found = error ? fieldProblems(error.issues) : [];
  return found.filter(({ path }) => (path.split('.')[0] ?? '') in values);
}

/** As the contract keeps it: tidied, and null for nothing. What is wrong stays as it is typed. */
export function inputIn(schema: FormSchema, values: object): Fields {
  const given = givenIn(schema, values as Fields);
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const parsed = schema.shape[name]?.safeParse(value);
      return [name, parsed?.success ? parsed.data : value];
    }),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Only what differs from the row is sent, so two devices do not undo each other's other fields. */
export function changesIn<Schema extends FormSchema>(
  schema: Schema,
  row: object,
  values: object,
): Partial<z.input<Schema>> {
  const before = row as Fields;
  const changed = Object.entries(inputIn(schema, values)).filter(
    ([name, value]) => !isSame(value, before[name] || null) && !isSame(value, before[name]),
  );
  return Object.fromEntries(changed) as Partial<z.input<Schema>>;
}
