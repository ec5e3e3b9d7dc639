import '../../test/browser-stand-ins';
import { expect, it } from 'vitest';

interface Declared {
  readonly kind: 'command' | 'query';
  readonly name: string;
  readonly path?: string;
  readonly queueable?: boolean;
}

interface Ref {
  readonly name: string;
  readonly path?: string;
  readonly isQueueable?: boolean;
}

function isDeclared(value: unknown): value is Declared {
  return typeof value === 'object' && value !== null && 'kind' in value && 'access' in value;
}

const nouns = import.meta.glob<Record<string, unknown>>(
  '../../../../packages/domain/src/*/index.ts',
  { eager: true },
);
const declared = Object.values(nouns)
  .flatMap((noun) => Object.values(noun))
  .filter(isDeclared);

const modules = import.meta.glob<Record<string, unknown>>('../features/**/*.queries.ts');
const loaded = await Promise.all(Object.values(modules).map((load) => load()));
const refs = loaded
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Ref'))
  .map(([name, ref]) => [name, ref as Ref] as const);

it.each(refs)('%s is the address its contract declares', (_, ref) => {
  const { name, path, queueable } = declared.find((one) => one.name === ref.name) ?? {};
  const isQueueable = queueable || undefined;
  expect({ name, path, isQueueable }).toEqual({ isQueueable: undefined, path: undefined, ...ref });
});

/** A command that one component sends has its ref there. */
const sources = import.meta.glob<string>('../features/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const inPlace = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/\b(commandRef|queueableRef)<typeof (\w+)>\(\s*'(\w+)'/g)].map(
    ([, kind = '', contract = '', name = '']) => [name, kind, contract] as const,
  ),
);
const exports = Object.values(nouns).flatMap((noun) => Object.entries(noun));

function exportOf(name: string): string | undefined {
  return exports.find(([, value]) => isDeclared(value) && value.name === name)?.[0];
}

it.each(inPlace)(
  '%s is sent as its contract says, wherever its ref stands',
  (name, kind, contract) => {
    const declaration = declared.find((one) => one.name === name);
    expect(declaration).toBeDefined();
    expect(kind).toBe(declaration?.queueable ? 'queueableRef' : 'commandRef');
    expect(contract).toBe(exportOf(name));
  },
);
