import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from '../db';
import { openPostgres } from '../db/engines/open-postgres';
import { until } from '../jobs/test/probe-jobs';
import { type DatabaseProxy, openDatabaseProxy } from './test/database-proxy';
import { type RealtimeServer, someone, startRealtime, tell } from './test/realtime-server';
import type { StreamClient } from './test/stream-client';

/** Only a separate server can be lost; the embedded database lives in the process. */
describe('a lost connection to the database', () => {
  let db: Awaited<ReturnType<typeof openTestDatabase>>;
  let proxy: DatabaseProxy;
  let behindProxy: Database;
  let server: RealtimeServer;
  let client: StreamClient;

  beforeEach(async () => {
    db = await openTestDatabase();
    proxy = await openDatabaseProxy(db.url ?? '');
    behindProxy = openPostgres(proxy.url, 4);
    server = await startRealtime(behindProxy, { lookMs: 500, probeLimitMs: 500 });
    client = await server.open(someone());
    await client.waitFor('ready');
  });
  afterEach(async () => {
    await server.close();
    await behindProxy.close();
    await proxy.close();
    await db.close();
  });

  const heard = () => client.events().map((each) => each.data.payload?.n);

  async function expectHeard(...wanted: number[]): Promise<void> {
    await until(`${wanted} is heard`, () => wanted.every((n) => heard().includes(n)));
    expect(new Set(heard()).size).toBe(heard().length);
  }

  it('loses and repeats no event', async () => {
    await tell(db, 'everyone', { n: 1 });
    await expectHeard(1);
    proxy.cut();
    await tell(db, 'everyone', { n: 2 });
    await expectHeard(1, 2);
    await tell(db, 'everyone', { n: 3 });
    await expectHeard(1, 2, 3);
  });

  it('loses no event even if the database stays away for a while', async () => {
    proxy.block(true);
    proxy.cut();
    await tell(db, 'everyone', { n: 1 });
    await pause(3000);
    await tell(db, 'everyone', { n: 2 });
    proxy.block(false);
    await expectHeard(1, 2);
    await tell(db, 'everyone', { n: 3 });
    await expectHeard(1, 2, 3);
  });

  it('closes cleanly while the database is away', async () => {
    proxy.block(true);
    proxy.cut();
    await server.hub.close();
    await client.waitFor('closed');
  });
});
