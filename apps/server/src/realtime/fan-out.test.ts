import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from '../db';
import { openPostgres } from '../db/engines/open-postgres';
import { until } from '../jobs/test/probe-jobs';
import { type RealtimeServer, someone, startRealtime, tell } from './test/realtime-server';

const MOST = 400;

let db: Database & { readonly url: string | undefined };

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Opens a stream and never reads from it. */
async function openWithoutReading(server: RealtimeServer, token: string) {
  const url = new URL(server.url);
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET ${url.pathname} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  return socket;
}

describe('a slow client', () => {
  it('is dropped, delays nobody, and resumes', async () => {
    const server = await startRealtime(db, {}, { maxBufferBytes: 256 * 1024 });
    const [slow, quick] = [someone(), someone()];
    const socket = await openWithoutReading(server, server.tokenFor(slow));
    const client = await server.open(quick);
    await client.waitFor('ready');
    await until('both are there', () => server.hub.streamCount() === 2);
    // The kernel buffers some megabytes for an unread socket.
    const pad = 'x'.repeat(60_000);
    let sent = 0;
    for (; server.hub.streamCount() === 2 && sent < MOST; sent++)
      await tell(db, 'everyone', { pad });
    await until('the slow one is dropped', () => server.hub.streamCount() < 2);
    expect(server.hub.streamCount()).toBe(1);
    await until('the quick one has all', () => client.events().length === sent);
    expect(client.isEnded()).toBe(false);
    socket.destroy();
    const again = await server.open(slow, `${Date.now()}-0`);
    await again.waitFor('ready');
    await server.close();
  });
});

describe('two app processes on one database', () => {
  it('deliver to each other’s people', async () => {
    const second = db.url ? openPostgres(db.url, 4) : db;
    const servers = await Promise.all([startRealtime(db), startRealtime(second)]);
    const [one, two] = servers;
    const who = someone();
    const [here, there] = [await one.open(who), await two.open(who)];
    await Promise.all([here.waitFor('ready'), there.waitFor('ready')]);
    await tell(db, `person:${who.uid}`, { n: 1 });
    await tell(second, `person:${who.uid}`, { n: 2 });
    const heard = () => [here, there].map((c) => c.events().map((each) => each.data.payload?.n));
    await until('both heard both', () => heard().every((list) => list.length === 2));
    expect(heard()).toEqual([
      [1, 2],
      [1, 2],
    ]);

    // A position from one process is valid at the other.
    here.leave();
    await tell(db, `person:${who.uid}`, { n: 3 });
    const moved = await two.open(who, here.lastEventId());
    await moved.waitFor('ready');
    expect(moved.events().map((each) => each.data.payload?.n)).toContain(3);
    await Promise.all(servers.map((server) => server.close()));
    if (second !== db) await second.close();
  });
});
