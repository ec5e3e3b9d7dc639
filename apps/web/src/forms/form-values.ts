import type { FormSchema } from '@chowk/domain/kernel';

type InputOfSchema<Schema extends FormSchema> = Schema['_zod']['input'];
/** Identifies the row and is not a field of the form. */
type RowNames = 'id' | 'version';

type FormValue<Value> = Value extends readonly unknown[] | boolean
  ? Readonly<Value>
  : [Extract<Value, string>] extends [never]
    ? Value | null
    : string;

/** An input as form values: text is never null, and nothing is undefined. */
export type ValuesOfInput<Input> = {
  readonly [Name in keyof Input]-?: FormValue<NonNullable<Input[Name]>>;
};

/** A contract's input as form values. */
export type FormValues<Schema extends FormSchema> = ValuesOfInput<
  Omit<InputOfSchema<Schema>, RowNames>
>;

type Field = FormSchema['shape'][string];

function emptyOf(field: Field): unknown {
  const { def } = field._zod as { def: { type: string; innerType?: Field } };
  if (def.innerType) return emptyOf(def.innerType);
  if (def.type === 'array') return [];
  return def.type === 'string' || def.type === 'enum' ? '' : null;
}

/** These fields of a row, or of a new one, as form values. */
export function valuesIn<Schema extends FormSchema>(
  { shape }: Schema,
  row: object = {},
): FormValues<Schema> {
  const known = row as Readonly<Record<string, unknown>>;
  const { id: _, version: __, ...fields } = shape;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, known[name] ?? emptyOf(field)]),
  ) as FormValues<Schema>;
}
