import { nastyNumber, nastyText, nastyValue } from './nasty-values';
import type { Chance } from './random';

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function placesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    return [path, ...value.slice(0, 5).flatMap((each, i) => placesOf(each, [...path, i]))];
  }
  if (!isObject(value)) return [path];
  return [path, ...Object.keys(value).flatMap((key) => placesOf(value[key], [...path, key]))];
}

function changedAt(
  value: unknown,
  [step, ...rest]: Path,
  change: (old: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((each, i) => (i === step ? changedAt(each, rest, change) : each));
  }
  if (!isObject(value)) return value;
  return { ...value, [step]: changedAt(value[step], rest, change) };
}

const MANY = 300;

function changed(old: unknown, chance: Chance): unknown {
  if (chance.happens(0.4)) {
    if (typeof old === 'string') return nastyText(chance, old);
    if (typeof old === 'number') return nastyNumber(chance);
    if (Array.isArray(old)) {
      const [first = nastyValue(chance)] = old;
      return chance.pick([
        [],
        [...old, ...old],
        Array.from({ length: MANY }, () => first),
        [first, nastyValue(chance)],
      ]);
    }
    if (isObject(old)) {
      const keys = Object.keys(old);
      if (keys.length > 0 && chance.happens(0.5)) {
        const gone = chance.pick(keys);
        return Object.fromEntries(Object.entries(old).filter(([key]) => key !== gone));
      }
      return {
        ...old,
        [chance.pick(['extra', 'role', 'owner_id', '$where', ''])]: nastyValue(chance),
      };
    }
  }
  return nastyValue(chance);
}

/** The input with one to three of its values or its shape turned into something else. */
export function mutated(input: unknown, chance: Chance): unknown {
  let result = input;
  for (let times = chance.int(3); times >= 0; times--) {
    const places = placesOf(result);
    // Mostly within: a whole body of another kind is refused at once.
    const inner = places.length > 1 && chance.happens(0.95) ? places.slice(1) : places;
    result = changedAt(result, chance.pick(inner), (old) => changed(old, chance));
  }
  return result;
}

const DEEP = 20_000;

/** What JSON.stringify would never write: the text of a body, hurt. */
export function mutatedText(text: string, chance: Chance): string {
  const inner = text.slice(1, -1);
  switch (chance.int(9)) {
    case 0:
      return `{"__proto__":{"id":1,"roles":["super_admin"]}${inner ? `,${inner}` : ''}}`;
    case 1:
      return `{"constructor":{"prototype":{"a":1}}${inner ? `,${inner}` : ''}}`;
    case 2:
      return inner ? `{${inner},${inner}}` : text;
    case 3:
      return text.replace(
        /:(-?\d+)/,
        () =>
          `:${chance.pick(['1e400', '-1e400', '1E-400', '123456789012345678901234567890', '1.5', '-0'])}`,
      );
    case 4:
      return `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
    case 5:
      return text.slice(0, chance.int(text.length + 1));
    case 6:
      return chance.pick([
        '',
        'null',
        '[]',
        '"text"',
        '0',
        'true',
        '\u0000',
        '{}{}',
        'undefined',
        '\ufeff{}',
      ]);
    case 7:
      return text.replace(/:"/, ':"\\u0000\\ud800');
    default:
      return `{"a":${'{"a":'.repeat(70)}1${'}'.repeat(70)}${inner ? `,${inner}` : ''}}`;
  }
}
