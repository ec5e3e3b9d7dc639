import { istDay } from '@chowk/domain/kernel';
import fc from 'fast-check';
import type { Field, Shape } from './read-shape';

/** One value of each format a contract names; a rule that is new to the contract gets its line here. */
const SAMPLES: Readonly<Record<string, () => string>> = {
  bank_reference: () => 'UTR0123456789',
  date: () => istDay(Date.now()),
  datetime: () => new Date().toISOString(),
  email: () => 'asha@example.com',
  gstin: () => '27AAPFU0939F1ZV',
  hsn: () => '1001',
  mobile: () => '+919812345678',
  pan: () => 'ABCPE1234F',
  pan_holder: () => 'ABCPE1234F',
  pin_code: () => '400050',
  slug: () => 'a-page',
  upi_id: () => 'asha@okbank',
  website: () => 'https://example.com',
};

/** Left out of a sample: a version is held to, a cursor comes from an answer. */
const LEFT_OUT = new Set(['version', 'cursor']);

export interface SampleOptions {
  /** The id for this field, `lines.variant_id`. */
  readonly idFor: (field: string) => string;
  readonly withOptional: boolean;
}

function text(
  { rule, pattern, min, max }: Extract<Shape, { kind: 'text' }>,
  field: string,
): string {
  const made = rule ? SAMPLES[rule]?.() : undefined;
  if (made !== undefined) return made;
  const [matching] = pattern ? fc.sample(fc.stringMatching(pattern), { numRuns: 1, seed: 1 }) : [];
  if (matching !== undefined) return matching;
  if (rule)
    throw new Error(
      `${field} asks for the format "${rule}": add a value of it to SAMPLES in test/contract-inputs/sample-input.ts`,
    );
  return 'Sample'.padEnd(min, '.').slice(0, max);
}

const isId = (shape: Shape) => shape.kind === 'text' && shape.rule === 'id';
const holdsIds = (shape: Shape) => isId(shape) || (shape.kind === 'list' && isId(shape.item));

function fieldValue(field: Field, path: string, options: SampleOptions): unknown {
  const { shape, isOptional, name } = field;
  if (isOptional && LEFT_OUT.has(name)) return undefined;
  if (holdsIds(shape)) {
    const id = options.idFor(path);
    return shape.kind === 'list' ? [id] : id;
  }
  if (isOptional && !options.withOptional) return undefined;
  return sampleOf(shape, options, path);
}

/** An input the contract accepts, with the ids asked for. */
export function sampleOf(shape: Shape, options: SampleOptions, path = ''): unknown {
  switch (shape.kind) {
    case 'text':
      return isId(shape) ? options.idFor(path) : text(shape, path);
    case 'number':
      return Math.max(shape.min, Math.min(shape.max, 1));
    case 'choice':
      return shape.values[0];
    case 'object': {
      const under = (name: string) => (path ? `${path}.${name}` : name);
      const entries = shape.fields.map((field) => [
        field.name,
        fieldValue(field, under(field.name), options),
      ]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    case 'list':
      return shape.min > 0 || holdsIds(shape.item) || shape.item.kind === 'object'
        ? [sampleOf(shape.item, options, path)]
        : [];
    case 'record':
      return {};
    case 'union':
      return sampleOf(shape.options[0] ?? { kind: 'anything' }, options, path);
    case 'anything':
      return {};
  }
}

/** Every field that takes an id, `lines.variant_id`. */
export function idFieldsOf(shape: Shape, path = ''): string[] {
  if (isId(shape)) return [path];
  if (shape.kind === 'list') return idFieldsOf(shape.item, path);
  if (shape.kind === 'union') return idFieldsOf(shape.options[0] ?? { kind: 'anything' }, path);
  if (shape.kind !== 'object') return [];
  return shape.fields.flatMap(({ name, shape: inner }) =>
    idFieldsOf(inner, path ? `${path}.${name}` : name),
  );
}
