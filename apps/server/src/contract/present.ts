import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { parse } from 'zod/v4/core';

/** Which parts of a value are sent. */
type Show = (value: unknown) => unknown;

const asItIs: Show = (value) => value;

/** Types without unnamed parts. */
const WHOLE: ReadonlySet<string> = new Set([
  'string',
  'number',
  'int',
  'boolean',
  'bigint',
  'null',
  'enum',
  'literal',
  'unknown',
  'any',
]);

/** A schema that transforms, such as one that trims. */
function isChanging({ _zod }: $ZodType): boolean {
  return (_zod.def.checks ?? []).some((check) => check._zod.def.check === 'overwrite');
}

function objectShow(shape: Readonly<Record<string, $ZodType>>): Show {
  const fields = Object.entries(shape).map(([name, field]) => [name, showOf(field)] as const);
  return (value) => {
    const shown: Record<string, unknown> = {};
    const given = value as Readonly<Record<string, unknown>>;
    for (const [name, show] of fields) {
      const field = given[name];
      if (field !== undefined) shown[name] = show(field);
    }
    return shown;
  };
}

function listShow(element: $ZodType): Show {
  const show = showOf(element);
  return show === asItIs ? asItIs : (value) => (value as unknown[]).map(show);
}

function recordShow(valueType: $ZodType): Show {
  const show = showOf(valueType);
  if (show === asItIs) return asItIs;
  return (value) =>
    Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, show(each)]));
}

function unlessAbsent(inner: $ZodType): Show {
  const show = showOf(inner);
  return show === asItIs ? asItIs : (value) => (value == null ? value : show(value));
}

function compile(schema: $ZodType): Show {
  const { def } = (schema as $ZodTypes)._zod;
  const parsed: Show = (value) => parse(schema, value);
  if (isChanging(schema)) return parsed;
  if (WHOLE.has(def.type)) return asItIs;
  if (def.type === 'object') return def.catchall ? parsed : objectShow(def.shape);
  if (def.type === 'array') return listShow(def.element);
  if (def.type === 'nullable' || def.type === 'optional') return unlessAbsent(def.innerType);
  if (def.type === 'readonly') return showOf(def.innerType);
  if (def.type === 'record' && def.keyType._zod.def.type === 'string') {
    return recordShow(def.valueType);
  }
  if (def.type === 'union' && def.options.every((each) => showOf(each) === asItIs)) return asItIs;
  return parsed;
}

const known = new WeakMap<$ZodType, Show>();

/**
 * Sends only what the contract names, without validating again: types were checked at build time,
 * and tests check every response in full. A schema that transforms is run as it is.
 */
export function showOf(schema: $ZodType): Show {
  const found = known.get(schema);
  if (found) return found;
  const show = compile(schema);
  known.set(schema, show);
  return show;
}
