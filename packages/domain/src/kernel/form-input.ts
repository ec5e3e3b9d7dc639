import type * as z from 'zod/mini';
import type { FieldProblem } from './errors/errors';
import { fieldProblems } from './errors/problems';

type Fields = Readonly<Record<string, unknown>>;
/** A command's input, or the part of it that a form has fields for. */
export type FormSchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType>>>;

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** An empty field is left out where the contract allows that. */
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

/** The contract's problems with the form's values; inputs without a field are ignored. */
export function problemsIn(schema: FormSchema, values: object): FieldProblem[] {
  const { error } = judge(schema, values as Fields);
  const found = error ? fieldProblems(error.issues) : [];
  return found.filter(({ path }) => (path.split('.')[0] ?? '') in values);
}

/**
 * Values as the contract stores them: normalised, and null when empty. Invalid ones stay as typed.
 */
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

/** Only fields that differ from the row are sent, so that two devices do not undo each other. */
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
