import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPostgres, openInFolder, openTestDatabase } from './database';
import { runToEnd, type ServerProcess, startProcess } from './process';

/** The program as a person starts it: its words, its refusals, its end. */

const LIMIT_MS = 120_000;
let folder: string;
let env: Record<string, string>;
let db: Awaited<ReturnType<typeof openTestDatabase>> | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chowk-program-'));
  env = { CHOWK_DATA_DIR: join(folder, 'data'), PORT: '0', CHOWK_DEMO: 'on' };
  if (!isPostgres) return;
  db = await openTestDatabase();
  env = {
    ...env,
    DATABASE_URL: db.url ?? '',
    CHOWK_SECRET: 'a secret of thirty-two characters',
    CHOWK_MAIL: 'log',
  };
});
afterAll(async () => {
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a running server', { timeout: LIMIT_MS }, () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess(env);
  }, LIMIT_MS);

  it('says where it is and who may try the demo', () => {
    expect(server.output()).toMatch(/Chowk is ready at http:\/\/localhost:\d+/);
    expect(server.output()).toContain('store@chowk.demo');
  });

  it('is healthy, ready and measured', async () => {
    const health = await (await fetch(`${server.url}/healthz`)).json();
    expect(health).toMatchObject({ status: 'ok', name: 'chowk' });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain(
      'chowk_http_request_seconds',
    );
  });

  if (!isPostgres)
    it('keeps a second process away from its data folder', async () => {
      const { code, output } = await runToEnd(env);
      expect(code).toBe(1);
      expect(output).toMatch(
        /The data folder .* is in use by (process \d+|another process)\. .*CHOWK_DATA_DIR=/,
      );
    });

  it('refuses a taken port in one sentence', async () => {
    const other = isPostgres ? env : { ...env, CHOWK_DATA_DIR: join(folder, 'other') };
    const blocker = createServer().listen(0);
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await runToEnd({ ...other, PORT: String(port) });
    blocker.close();
    expect(code).toBe(1);
    expect(output).toContain(
      `Port ${port} is taken by another program. Stop that one, or set PORT`,
    );
  });

  it('finishes and leaves cleanly when asked to stop', async () => {
    expect(await server.kill('SIGTERM')).toBe(0);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  it('goes on with what it has, and closes the demo accounts once the demo is off', async () => {
    const real = await startProcess({ ...env, CHOWK_DEMO: 'off' });
    expect(real.output()).not.toContain('Making a new database');
    expect(real.output()).toContain('The demo is off: closed 6 demo accounts');
    expect(real.output()).toContain('demo is off: closed the demo accounts');
    expect(real.output()).not.toContain('store@chowk.demo');
    const answer = await fetch(`${real.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'super@chowk.demo', password: 'chowk-demo-2026' }),
    });
    expect(answer.status).toBe(400);
    expect(await real.kill('SIGTERM')).toBe(0);
  });

  it('makes the first super admin from the command line', async () => {
    const made = await runToEnd(env, ['admin', 'create', 'asha@example.org']);
    expect(made.output).toContain('Made the super admin asha@example.org with the password');
  });

  if (isPostgres)
    it('says on the command line what is there already, what it takes, and rotates keys', async () => {
      expect((await runToEnd(env, ['admin', 'create', 'asha@example.org'])).output).toContain(
        'exists already',
      );
      expect((await runToEnd(env, ['admin', 'create'])).output).toContain('Usage: npm run admin');
      const rotated = await runToEnd(env, ['admin', 'rotate-keys']);
      expect(rotated.output).toContain('and made a new one');
      expect(rotated.code).toBe(0);
    });
});

describe('a start that cannot work', { timeout: LIMIT_MS }, () => {
  it.each([
    [{ PORT: 'x' }, /^PORT .*for example PORT=3000\.$/m],
    [
      {
        DATABASE_URL: 'postgres://u@127.0.0.1:1/x',
        CHOWK_SECRET: 'x'.repeat(32),
        CHOWK_MAIL: 'log',
      },
      /^DATABASE_URL names 127\.0\.0\.1:1, where no PostgreSQL answers \(ECONNREFUSED\)\. .*for example/m,
    ],
  ])('says what is wrong with %j and no stack', async (bad, sentence) => {
    const { code, output } = await runToEnd({ ...env, ...(bad as Record<string, string>) });
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toContain('    at ');
  });

  it('refuses what a version from before the first release made, and says what to do', async () => {
    const data = join(folder, 'preview');
    const old = isPostgres
      ? await openTestDatabase()
      : { ...(await openInFolder(data)), url: undefined };
    await old.execute("update app.migrations set name = '0000_bootstrap.sql' where name ~ '^0000'");
    if (!isPostgres) await old.close();
    const where: Record<string, string> = isPostgres
      ? { DATABASE_URL: old.url ?? '' }
      : { CHOWK_DATA_DIR: data };
    const { code, output } = await runToEnd({ ...env, ...where });
    if (isPostgres) await old.close();
    expect(code).toBe(1);
    expect(output).toMatch(
      isPostgres
        ? /^The database at .* was made by a Chowk from before its first release, .* empty database/m
        : /^The data folder .*preview was made by a Chowk from before .*delete it and start again/m,
    );
    expect(output).not.toContain('    at ');
  });

  if (!isPostgres)
    it('says so when the data folder is damaged, and changes nothing in it', async () => {
      const data = join(folder, 'damaged');
      await mkdir(join(data, 'db', 'global'), { recursive: true });
      await writeFile(join(data, 'db', 'PG_VERSION'), '18\n');
      await writeFile(join(data, 'db', 'global', 'pg_control'), 'not a control file');
      const { code, output } = await runToEnd({ ...env, CHOWK_DATA_DIR: data });
      expect(code).toBe(1);
      expect(output).toMatch(/The data folder .*damaged could not be opened: .*CHOWK_DATA_DIR=/);
    });
});
