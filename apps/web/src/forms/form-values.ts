import type { FormSchema } from '@chowk/domain/kernel';

type InputOfSchema<Schema extends FormSchema> = Schema['_zod']['input'];
/** What names the row, not what is filled in of it. */
type RowNames = 'id' | 'version';

type FormValue<Value> = Value extends readonly unknown[] | boolean
  ? Readonly<Value>
  : [Extract<Value, string>] extends [never]
    ? Value | null
    : string;

/** An input as its form holds it: text is never null, and nothing is ever undefined. */
export type ValuesOfInput<Input> = {
  readonly [Name in keyof Input]-?: FormValue<NonNullable<Input[Name]>>;
};

/** What a contract takes as its form holds it. */
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

/** These fields of a row, or of none, as a form holds them. */
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
