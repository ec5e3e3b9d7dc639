import '../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import { allTouched, touchedBy } from '@/app/sync/refresh-map';
import { whatWords } from '@/features/sync/what-words';
import { formatMessage } from '@/i18n';
import { sync as enSync } from '@/i18n/en/field/sync';
import { sync as hiSync } from '@/i18n/hi/field/sync';
import { findKind, listKinds } from '@/offline/commands';

interface Declared {
  readonly kind: string;
  readonly name: string;
  readonly queueable?: boolean;
}

const nouns = import.meta.glob<Record<string, unknown>>(
  '../../../../packages/domain/src/*/index.ts',
  { eager: true },
);
const commands = Object.values(nouns)
  .flatMap((noun) => Object.values(noun) as (Declared | undefined)[])
  .filter((value): value is Declared => value?.kind === 'command');

/** Counted where the person may be leaving the page, it has a list of its own. */
const ELSEWHERE = new Set(['deep_link_track']);
const queueable = commands
  .filter(({ name, queueable }) => queueable && !ELSEWHERE.has(name))
  .map(({ name }) => name);

describe.each(queueable)('%s may wait', (name) => {
  it('has its entry', () => expect(findKind(name)?.type).toBe(name));

  it.each([
    ['en', enSync],
    ['hi', hiSync],
  ] as const)('is called something while it waits (%s)', (language, words) => {
    const say = (key: string) => formatMessage(language, words, key);
    expect(whatWords(say, name)).not.toBe(words['what.other']);
  });

  it('has what shows it asked for anew', () => {
    expect(allTouched().map(({ queries }) => queries)).toContainEqual(touchedBy(name).queries);
    expect(touchedBy(name).queries).not.toEqual([]);
  });
});

it('nothing waits whose contract says it must not', () => {
  expect(listKinds().filter((type) => !queueable.includes(type))).toEqual([]);
});

/** Nothing on screen is another after these: files are taken along, links counted, all is left. */
const SHOWN_NOWHERE = new Set([
  'account_delete',
  'deep_link_track',
  'list_export',
  'tax_report_export',
]);
it.each(commands.map(({ name }) => name))('%s has a noun in the refresh map', (name) => {
  expect(touchedBy(name).queries.length > 0 || SHOWN_NOWHERE.has(name)).toBe(true);
});
