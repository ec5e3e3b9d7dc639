import type { FormSchema } from '@chowk/domain/kernel';

type InputOfSchema<Schema extends FormSchema> = Schema['_zod']['input'];
/** What names the row, not what is filled in of it. */
type RowNames = 'id' | 'version';

type FormValue<Value> = Value extends readonly unknown[] | boolean
  ? Value
  : [Extract<Value, string>] extends [never]
    ? Value | null
    : string;

/** What a contract takes as its form holds it: text is never null, and nothing is ever undefined. */
export type FormValues<Schema extends FormSchema> = {
  readonly [Name in Exclude<keyof InputOfSchema<Schema>, RowNames>]-?: FormValue<
    NonNullable<InputOfSchema<Schema>[Name]>
  >;
};

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
