import type * as z from 'zod';

/** A contract's schema as plain data: what the matrix and the fuzz make inputs from. */
export type Shape =
  | {
      readonly kind: 'text';
      readonly rule?: string;
      readonly pattern?: RegExp;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly unknown[] }
  | { readonly kind: 'object'; readonly fields: readonly Field[] }
  | { readonly kind: 'list'; readonly item: Shape; readonly min: number; readonly max: number }
  | { readonly kind: 'record'; readonly value: Shape }
  | { readonly kind: 'union'; readonly options: readonly Shape[] }
  | { readonly kind: 'anything' };

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
}

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

const MOST_LETTERS = 100;
const MOST_ITEMS = 10;

function defOf(schema: Schema): Def {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** The checks of a schema; a format such as a date and time is one itself. */
function checksOf(def: Def): z.core.$ZodChecks['_zod']['def'][] {
  const listed = (def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);
  return 'check' in def ? [def as unknown as z.core.$ZodChecks['_zod']['def'], ...listed] : listed;
}

function textShape(def: Def): Shape {
  let [min, max] = [0, MOST_LETTERS];
  let rule: string | undefined;
  let pattern: RegExp | undefined;
  for (const check of checksOf(def)) {
    if (check.check === 'min_length') min = check.minimum;
    if (check.check === 'max_length') max = check.maximum;
    if (check.check === 'string_format') {
      pattern = check.pattern ?? pattern;
      if (check.format !== 'regex') rule = check.format;
    }
    const params = 'params' in check ? (check.params as { rule?: string } | undefined) : undefined;
    rule = params?.rule ?? rule;
  }
  return { kind: 'text', min, max, ...(rule ? { rule } : {}), ...(pattern ? { pattern } : {}) };
}

function numberShape(def: Def): Shape {
  let [min, max] = [0, Number.MAX_SAFE_INTEGER];
  for (const check of checksOf(def)) {
    if (check.check === 'greater_than') min = Number(check.value);
    if (check.check === 'less_than') max = Number(check.value);
  }
  return { kind: 'number', min, max };
}

function listShape(item: Schema, def: Def): Shape {
  let [min, max] = [0, MOST_ITEMS];
  for (const check of checksOf(def)) {
    if (check.check === 'min_length') min = check.minimum;
    if (check.check === 'max_length') max = check.maximum;
  }
  return { kind: 'list', item: readShape(item), min, max };
}

function fieldOf(name: string, schema: Schema, isOptional = false, isNullable = false): Field {
  const def = defOf(schema);
  if (def.type === 'optional' || def.type === 'default' || def.type === 'prefault') {
    return fieldOf(name, def.innerType, true, isNullable);
  }
  if (def.type === 'nullable') return fieldOf(name, def.innerType, isOptional, true);
  return { name, shape: readShape(schema), isOptional, isNullable };
}

export function readShape(schema: Schema): Shape {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return textShape(def);
    case 'number':
      return numberShape(def);
    case 'boolean':
      return { kind: 'choice', values: [true, false] };
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries) };
    case 'literal':
      return { kind: 'choice', values: def.values };
    case 'object':
      return {
        kind: 'object',
        fields: Object.entries(def.shape).map(([name, field]) => fieldOf(name, field as Schema)),
      };
    case 'array':
      return listShape(def.element, def);
    case 'record':
      return { kind: 'record', value: readShape(def.valueType) };
    case 'union':
      return { kind: 'union', options: def.options.map(readShape) };
    case 'pipe':
      return defOf(def.out).type === 'boolean'
        ? { kind: 'choice', values: ['true', 'false'] }
        : readShape(def.in);
    case 'optional':
    case 'default':
    case 'nullable':
    case 'readonly':
      return readShape(def.innerType);
    case 'any':
    case 'unknown':
      return { kind: 'anything' };
    default:
      throw new Error(`The contract uses z.${def.type}, which read-shape.ts does not know yet`);
  }
}
