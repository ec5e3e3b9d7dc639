import { ANONYMOUS, defineCommand, defineQuery, everyone } from '@chowk/domain/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AuthServer, PASSWORD, startAuthServer } from '../test/auth-server';
import { type Feature, implementCommand, implementQuery } from './contract/implement';
import { defineSystemStep, withSystem } from './db';
import { quickQueue, recordingJob, until } from './jobs/test/probe-jobs';
import { newId } from './new-id';
import { safeMessage, safeStack, serializeError } from './safe-error';
import { openLog } from './start/open-ports';
import { describeFailure } from './start/start-failure';

const VALUE = 'zq-value-of-a-person';
const lookStep = defineSystemStep('test.fail', 'A test fails on purpose.');

/** Each makes the database quote the value: in its message, its detail, its context, or a stack line. */
const STATEMENTS: Readonly<Record<string, SQL>> = {
  'in its message': sql`select ${VALUE}::uuid`,
  'in its detail': sql`select ${`{"a": ${VALUE}`}::jsonb`,
  'as a number': sql`select ${VALUE}::int`,
  'in no such table': sql`select * from nowhere where name = ${VALUE}`,
  'in what looks like a frame': sql`select ${`x\n    at ${VALUE} (file.ts:1:1)`}::date`,
};
const how = z.object({ how: z.string() });

const failCommand = defineCommand({
  name: 'fail_now',
  summary: 'Fails',
  input: how,
  output: z.object({}),
  access: everyone(),
  entity: 'test',
});
const failQuery = defineQuery({
  name: 'fail_read',
  path: '/fail',
  summary: 'Fails',
  params: how,
  output: z.object({}),
  access: everyone(),
});
const statementFor = (name: string) => STATEMENTS[name] ?? sql`select 1`;
const FAILING: Feature = {
  name: 'failing',
  commands: [
    implementCommand(failCommand, async ({ tx }, input) => {
      await tx.execute(statementFor(input.how));
      return {};
    }),
  ],
  queries: [
    implementQuery(failQuery, async ({ tx }, params) => {
      await tx.execute(statementFor(params.how));
      return {};
    }),
  ],
};

let written: string[] = [];
const log = openLog({ LOG_LEVEL: 'trace' }, { write: (line: string) => written.push(line) });
let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ features: [FAILING], ports: { log } });
});
beforeEach(() => {
  written = [];
});
afterAll(() => server.close());

function expectErrorsWithoutValue(): void {
  const text = written.join('');
  expect(text).toContain('"err":{');
  expect(text).not.toContain(VALUE);
}

const post = (path: string, body: unknown) =>
  server.app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'idempotency-key': newId(), 'content-type': 'application/json' },
  });

describe.each(Object.keys(STATEMENTS))('a value the database quotes %s', (kind) => {
  it('is not logged when a command fails', async () => {
    const answer = await post('/functions/v1/fail_now', { how: kind });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain(VALUE);
    const call = { id: newId(), name: 'fail_now', input: { how: kind } };
    const batch = await post('/functions/v1/batch', { commands: [call] });
    expect(await batch.text()).not.toContain(VALUE);
    expectErrorsWithoutValue();
  });

  it('is not logged when a query fails', async () => {
    const answer = await server.app.request(`/rest/v1/fail?how=${encodeURIComponent(kind)}`);
    expect(answer.status).toBe(500);
    expectErrorsWithoutValue();
  });

  it('is not logged or stored when a job fails', async () => {
    const name = `fails-${newId()}`;
    const queue = quickQueue(server.db, { log });
    const job = recordingJob(name, { retryLimit: 0 }, () =>
      withSystem(server.db, ANONYMOUS, lookStep, async (tx) => {
        await tx.execute(statementFor(kind));
      }),
    );
    await queue.start([job]);
    await queue.enqueue(name, {});
    await until('it failed', () => queue.counts().dead === 1);
    await queue.stop();
    const stored = JSON.stringify(
      await server.db.execute('select output from pgboss.job where output is not null'),
    );
    expect(stored).toContain(name);
    expect(stored).not.toContain(VALUE);
    expectErrorsWithoutValue();
  });

  it('is not shown in the terminal', async () => {
    const error = await server.db
      .transaction('read', '', (tx) => tx.execute(statementFor(kind)))
      .then(
        () => undefined,
        (reason: unknown) => reason,
      );
    const wrapped = new Error('It did not start', { cause: error });
    const shown = [describeFailure(wrapped), safeStack(error), safeMessage(error)].join('\n');
    expect(shown).toContain('It did not start');
    expect(shown).toContain('Caused by');
    expect(shown).not.toContain(VALUE);
  });
});

describe('the auth server', () => {
  it('does not log the input when the database refuses it', async () => {
    await server.db.execute('alter table auth.users rename column email to email_away');
    const email = `${VALUE}@example.com`;
    const answers = [
      await post('/auth/v1/token?grant_type=password', { email, password: PASSWORD }),
      await post('/auth/v1/signup', { email, password: PASSWORD }),
    ];
    await server.db.execute('alter table auth.users rename column email_away to email');
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    expectErrorsWithoutValue();
  });
});

describe('an error’s log entry', () => {
  it('names the kind, the code, the statement and the place', async () => {
    await post('/functions/v1/fail_now', { how: 'in no such table' });
    const { err } = JSON.parse(written.find((line) => line.includes('"err"')) ?? '{}');
    expect(err.query).toContain('select * from nowhere');
    expect(err.cause).toMatchObject({ code: '42P01', message: expect.stringContaining('nowhere') });
    expect(err.stack).toContain('safe-error.test.ts');
  });

  it('keeps the messages of errors that are not the database’s', () => {
    const error = new TypeError('x is not a function', { cause: new Error('why') });
    expect(serializeError(error)).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
      cause: { message: 'why' },
    });
    expect(serializeError('plain words')).toEqual({ type: 'string', message: 'plain words' });
  });
});
