import { readFileSync } from 'node:fs';
import { ERROR_STATUS, NAMED_RULES, SHAPE_RULES } from '@chowk/domain/kernel';
import { messageWordsEn, messageWordsHi, NOTIFICATION_TYPES } from '@chowk/domain/notifications';
import { describe, expect, it } from 'vitest';
import { acting as enActing } from '@/i18n/en/field/acting';
import { reasons as enReasons } from '@/i18n/en/field/reasons';
import { errors as enErrors } from '@/i18n/en/first/errors';
import { shell as enShell } from '@/i18n/en/first/shell';
import { figures as enFigures } from '@/i18n/en/office/figures';
import { notices as enNotices } from '@/i18n/en/office/notices';
import { acting as hiActing } from '@/i18n/hi/field/acting';
import { reasons as hiReasons } from '@/i18n/hi/field/reasons';
import { errors as hiErrors } from '@/i18n/hi/first/errors';
import { shell as hiShell } from '@/i18n/hi/first/shell';
import { figures as hiFigures } from '@/i18n/hi/office/figures';
import { notices as hiNotices } from '@/i18n/hi/office/notices';

const RULES = [...NAMED_RULES, ...SHAPE_RULES];

describe('words for what the server says', () => {
  it.each([
    ['English', enErrors, enNotices],
    ['Hindi', hiErrors, hiNotices],
  ])('%s has a sentence for every code, field rule and notification', (_, errors, notices) => {
    const missing = [
      ...Object.keys(ERROR_STATUS).filter((code) => !(code in errors)),
      ...RULES.filter((rule) => !(`rule.${rule}` in errors)),
      ...NOTIFICATION_TYPES.filter((type) => !(type in notices)),
    ];
    expect(missing).toEqual([]);
  });

  it('and no sentence for what it never says', () => {
    const known = new Set<string>(RULES.map((rule) => `rule.${rule}`));
    const rules = Object.keys(enErrors).filter((key) => key.startsWith('rule.'));
    expect(rules.filter((key) => !known.has(key))).toEqual([]);
    expect(Object.keys(enNotices).sort()).toEqual([...NOTIFICATION_TYPES].sort());
  });
});

/** `action.deal_accept` as the screens have it, beside `deal_accept` as messages have it. */
function keyed(prefix: string, words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [prefix + key, text]));
}

it.each([
  ['English', messageWordsEn, enNotices, enActing, enReasons, enFigures, enShell],
  ['Hindi', messageWordsHi, hiNotices, hiActing, hiReasons, hiFigures, hiShell],
])('%s messages say what the screens say', (_, words, notices, acting, reasons, figures, shell) => {
  expect(notices).toEqual(words.notices);
  expect(acting).toMatchObject(keyed('action.', words.actions));
  expect(reasons).toMatchObject(keyed('reason.', words.reasons));
  expect(figures).toMatchObject(keyed('name.', words.settings));
  expect(shell).toMatchObject(keyed('role.', words.roles));
});

/** Commands name rules by type; contracts and problems name them in plain objects. */
const sources = Object.keys(
  import.meta.glob([
    '../../../../packages/domain/src/**/*.ts',
    '../../../server/src/**/*.ts',
    '!**/*.test.ts',
  ]),
);

it('knows every rule a contract or a command names', () => {
  const named = sources.flatMap((path) => {
    const code = readFileSync(new URL(path, import.meta.url), 'utf8');
    return [...code.matchAll(/\brule: '(\w+)'/g)].map((match) => match[1] ?? '');
  });
  expect(named).toContain('gstin');
  const known = new Set<string>(RULES);
  expect([...new Set(named)].filter((rule) => !known.has(rule))).toEqual([]);
});
