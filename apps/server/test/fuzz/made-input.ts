import { addDays, DAY_MS, istDay } from '@chowk/domain/kernel';
import type { Field, Shape } from '../contract-inputs/read-shape';
import { sampleOf } from '../contract-inputs/sample-input';
import { FUZZ_MARK } from './nasty-values';
import type { Chance } from './random';

interface Making {
  readonly chance: Chance;
  readonly idFor: (path: string) => string;
}

const LETTERS = ['a', 'Z', '9', ' ', 'ñ', 'क', '्', '🛒', "'", '\\', '%', '\n'];

function words({ min, max }: { readonly min: number; readonly max: number }, chance: Chance) {
  const length = chance.pick([min, Math.min(max, min + 1), Math.min(max, 12), max]);
  const made = Array.from({ length: Math.min(length, 300) }, () => chance.pick(LETTERS)).join('');
  return `${FUZZ_MARK}${made}`.slice(0, Math.max(min, Math.min(max, length)));
}

function text(shape: Extract<Shape, { kind: 'text' }>, path: string, making: Making): unknown {
  const { chance } = making;
  if (shape.rule === 'id') return making.idFor(path);
  const days = chance.pick([-400, -1, 0, 1, 2, 30, 400]);
  if (shape.rule === 'date') return addDays(istDay(Date.now()), days);
  if (shape.rule === 'datetime') return new Date(Date.now() + days * DAY_MS).toISOString();
  if (shape.rule || shape.pattern) {
    return sampleOf(shape, { idFor: making.idFor, withOptional: true }, path);
  }
  return words(shape, chance);
}

function number({ min, max }: Extract<Shape, { kind: 'number' }>, { chance }: Making): number {
  const within = (value: number) => Math.max(min, Math.min(max, value));
  return chance.pick([min, max, ...[1, 2, 7, 50, 100, 5_000, 20_000].map(within)]);
}

function field({ name, shape, isOptional, isNullable }: Field, path: string, making: Making) {
  const { chance } = making;
  if (isOptional && chance.happens(name === 'cursor' || name === 'version' ? 0.95 : 0.5))
    return undefined;
  if (isNullable && chance.happens(0.2)) return null;
  return madeInput(shape, making, path);
}

/** An input of the shape the contract asks for; rules between fields may still refuse it. */
export function madeInput(shape: Shape, making: Making, path = ''): unknown {
  const { chance } = making;
  switch (shape.kind) {
    case 'text':
      return text(shape, path, making);
    case 'number':
      return number(shape, making);
    case 'choice':
      return chance.pick(shape.values);
    case 'object': {
      const entries = shape.fields.map((each) => [
        each.name,
        field(each, path ? `${path}.${each.name}` : each.name, making),
      ]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    case 'list': {
      const most = Math.min(shape.max, shape.min + 3);
      const length = shape.min + chance.int(most - shape.min + 1);
      return Array.from({ length }, () => madeInput(shape.item, making, path));
    }
    case 'record':
      return chance.happens(0.5)
        ? {}
        : { [chance.pick(['a', 'en'])]: madeInput(shape.value, making, path) };
    case 'union':
      return madeInput(chance.pick(shape.options), making, path);
    case 'anything':
      return {};
  }
}
