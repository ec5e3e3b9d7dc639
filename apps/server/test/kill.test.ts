import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPglite } from '../src/db/engines/open-pglite';
import { newId } from '../src/new-id';
import { isPostgres, openInFolder, openTestDatabase } from './database';
import { type ServerProcess, startProcess } from './process';

const COMMANDS = 200;
const KILLS = 2;
const AT_ONCE = 4;
const LIMIT_MS = 240_000;
/** Below those a connection of ours may get as its own end while the server is away. */
const PORTS = [20_000, 32_000] as const;

let folder: string;
let env: Record<string, string>;
let db: Awaited<ReturnType<typeof openTestDatabase>> | undefined;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chowk-kill-'));
  env = {
    CHOWK_DATA_DIR: folder,
    CHOWK_DEMO: 'on',
    CHOWK_HASHING: 'cheap',
    PORT: String(randomInt(...PORTS)),
  };
  if (isPostgres) {
    db = await openTestDatabase();
    env = {
      ...env,
      DATABASE_URL: db.url ?? '',
      CHOWK_SECRET: 'a secret of thirty-two characters',
      CHOWK_MAIL: 'log',
    };
  } else await (await openInFolder(folder)).close();
  server = await startProcess(env);
}, LIMIT_MS);
afterAll(async () => {
  await server.kill('SIGKILL');
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(): Promise<string> {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'super@chowk.demo', password: 'chowk-demo-2026' }),
  });
  const session = (await response.json()) as { access_token: string };
  return session.access_token;
}

/** As the outbox does: the same key and body until the server says yes. */
async function sendUntilAnswered(token: string, id: string, order: number): Promise<boolean> {
  const key = newId();
  for (;;) {
    try {
      const response = await fetch(`${server.url}/functions/v1/platform_stat_save`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
        body: JSON.stringify({
          id,
          category: 'bizman',
          is_active: true,
          display_order: order,
          stat_value: '1',
          stat_label: 'kill',
        }),
      });
      await response.json();
      if (response.ok) return response.headers.get('idempotency-replayed') === 'true';
    } catch {
      // The server is down; it comes back.
    }
    await pause(50);
  }
}

async function killInBetween(done: () => number): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill++) {
    while (done() < (COMMANDS * kill) / (KILLS + 1)) await pause(2);
    await server.kill('SIGKILL');
    server = await startProcess(env);
  }
}

it('loses and doubles none of 200 commands while the server is killed again and again', {
  timeout: LIMIT_MS,
}, async () => {
  const token = await signIn();
  const ids = Array.from({ length: COMMANDS }, newId);
  const waiting = ids.map((id, order) => ({ id, order }));
  let done = 0;
  const sender = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await sendUntilAnswered(token, next.id, next.order);
      done += 1;
    }
  };
  await Promise.all([killInBetween(() => done), ...Array.from({ length: AT_ONCE }, sender)]);

  // Only a clean stop frees the embedded database for a look from outside.
  await server.kill('SIGTERM');
  const looked = db ?? (await openPglite({ dataDir: join(folder, 'db') }));
  const idsOf = async (text: string) =>
    (await looked.execute(text)).map((row) => String(row.id)).sort();
  const expected = [...ids].sort();
  expect(await idsOf("select id from platform_stats where stat_label = 'kill'")).toEqual(expected);
  expect(
    await idsOf("select entity_id as id from audit_logs where action = 'platform_stat_save'"),
  ).toEqual(expected);
  if (!db) await looked.close();
});
