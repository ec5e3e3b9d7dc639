import { readFileSync } from 'node:fs';
import { NOTIFICATION_TYPES } from '@chowk/domain/notifications';
import { expect, it } from 'vitest';
import { sync } from '@/i18n/en/field/sync';
import { noticenames } from '@/i18n/en/office/noticenames';
import { steps } from '@/i18n/en/office/steps';

function isCommand(value: unknown): value is { readonly name: string } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'command';
}

const nouns = import.meta.glob<Record<string, unknown>>(
  '../../../../packages/domain/src/*/index.ts',
  { eager: true },
);
const commands = Object.values(nouns)
  .flatMap((noun) => Object.values(noun))
  .filter(isCommand)
  .map(({ name }) => name);

/** What the auth server writes into the trail is no command, and stands in its own files. */
function writtenByAuth(file: string, named: RegExp): string[] {
  const url = new URL(`../../../server/src/features/auth/${file}.ts`, import.meta.url);
  return [...readFileSync(url, 'utf8').matchAll(named)].map((match) => match[1] ?? '');
}

it('every step the trail can name has words, and no other has', () => {
  const byAuth = [
    ...writtenByAuth('admin/record-admin', /\| '(\w+)'/g),
    ...writtenByAuth('sessions/refresh/end-reused', /action: '(\w+)'/g),
    ...writtenByAuth('alarms/lock-account', /action: '(\w+)'/g),
    ...writtenByAuth('factors/recovery-codes/use-recovery-code', /action: '(\w+)'/g),
  ];
  expect(byAuth).toContain('auth_user_create');
  expect(byAuth).toContain('session_revoke_reused');
  // A command that may wait is called something while it does; that is enough.
  const whileWaiting = commands.filter((name) => `what.${name}` in sync && !(name in steps));
  const worded = [...Object.keys(steps), ...whileWaiting];
  expect(worded.sort()).toEqual([...new Set([...commands, ...byAuth])].sort());
});

it('every kind of message has a name, and no other has', () => {
  expect(Object.keys(noticenames).sort()).toEqual([...NOTIFICATION_TYPES].sort());
});
