import { setTimeout as pause } from 'node:timers/promises';
import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { type Database, defineSystemStep, withSystem } from '../db';
import { until } from '../jobs/test/probe-jobs';
import { formatPosition } from './position';
import { type RealtimeServer, someone, startRealtime, tell } from './test/realtime-server';
import { openStream } from './test/stream-client';

const lookStep = defineSystemStep('test.look', 'Tests look at tables.');

let db: Database;
let server: RealtimeServer;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterEach(() => server.close());
afterAll(() => db.close());

describe('resuming', () => {
  it('receives missed events of one’s own groups only', async () => {
    server = await startRealtime(db);
    const [asha, ravi] = [someone(), someone()];
    const client = await server.open(asha);
    await client.waitFor('ready');
    await tell(db, `person:${asha.uid}`, { n: 1 });
    await until('the first is heard', () => client.events().length === 1);
    client.leave();
    await tell(db, `person:${asha.uid}`, { n: 2 });
    await tell(db, `person:${ravi.uid}`, { n: 'his' });
    await tell(db, 'role:admin', { n: 'theirs' });
    await tell(db, 'everyone', { n: 3 });
    const again = await server.open(asha, client.lastEventId());
    await again.waitFor('ready');
    const heard = again.events().map((each) => each.data.payload?.n);
    expect(heard).toEqual(expect.arrayContaining([2, 3]));
    expect(heard).not.toContain('his');
    expect(heard).not.toContain('theirs');
  });

  it('works before the first event, and by query for clients without headers', async () => {
    server = await startRealtime(db);
    const who = someone();
    const client = await server.open(who);
    await client.waitFor('ready');
    client.leave();
    await tell(db, `person:${who.uid}`, { n: 'first' });
    const url = `${server.url}?last_event_id=${client.lastEventId()}`;
    const again = await openStream(url, server.tokenFor(who));
    await again.waitFor('ready');
    expect(again.events().map((each) => each.data.payload?.n)).toContain('first');
  });

  it('receives an event with a lower id that was committed later', async () => {
    server = await startRealtime(db);
    const who = someone();
    const audience = `person:${who.uid}` as const;
    const client = await server.open(who);
    await client.waitFor('ready');
    // The embedded database has one transaction at a time, so commits follow the ids there.
    const slow =
      db.kind === 'postgres' ? tell(db, audience, { n: 'slow' }, () => pause(1500)) : undefined;
    await pause(200);
    await tell(db, audience, { n: 'quick' });
    await until('the quick one is heard', () => client.events().length === 1);
    client.leave();
    await (slow ?? tell(db, audience, { n: 'slow' }));
    const again = await server.open(who, client.lastEventId());
    await again.waitFor('ready');
    expect(again.events().map((each) => each.data.payload?.n)).toContain('slow');
  });

  it('is reset when the position is malformed, too old or in the future', async () => {
    server = await startRealtime(db);
    const positions = [
      '',
      'nonsense',
      "1' or 1=1",
      '5',
      formatPosition(Date.now() - 2 * DAY_MS),
      formatPosition(Date.now() + DAY_MS),
    ];
    for (const position of positions) {
      const client = await server.open(someone(), position);
      await client.waitFor('ready');
      expect(client.received.map((each) => each.event)).toEqual(['reset', 'ready']);
      client.leave();
    }
  });

  it('is reset when too much was missed, and a long list is sent whole', async () => {
    server = await startRealtime(db);
    const [many, tooMany] = [someone(), someone()];
    const position = formatPosition(Date.now());
    for (const [who, count] of [
      [many, 450],
      [tooMany, 501],
    ] as const) {
      await withSystem(db, ANONYMOUS, lookStep, (tx) =>
        tx.execute(sql`insert into realtime_events (audience, type, payload)
          select ${`person:${who.uid}`}, 'test.told', jsonb_build_object('n', n, 'pad', repeat('x', 2000))
          from generate_series(1, ${count}::int) as n`),
      );
    }
    const client = await server.open(many, position);
    await client.waitFor('ready');
    expect(
      client
        .events()
        .filter((each) => each.data.payload?.pad)
        .map((each) => each.data.payload?.n),
    ).toEqual(Array.from({ length: 450 }, (_, i) => i + 1));
    const reset = await server.open(tooMany, position);
    await reset.waitFor('ready');
    expect(reset.received.map((each) => each.event)).toEqual(['reset', 'ready']);
  });
});

describe('under random commits', () => {
  const WRITERS = 6;
  const EACH = 25;

  it('a client that keeps reconnecting loses nothing', async () => {
    server = await startRealtime(db);
    const who = someone('retailer');
    const audiences = ['everyone', 'role:retailer', `person:${who.uid}`] as const;
    const heard = new Set<unknown>();
    let isWriting = true;
    const writers = Array.from({ length: WRITERS }, async (_, w) => {
      for (let n = 0; n < EACH; n++) {
        const audience = audiences[n % audiences.length] ?? 'everyone';
        const fails = Math.random() < 0.2;
        await tell(db, audience, { key: `${w}.${n}${fails ? 'x' : ''}` }, async () => {
          await pause(Math.random() * 60);
          if (fails) throw new Error('rolled back');
        }).catch(() => undefined);
      }
    });
    const written = Promise.all(writers).then(() => {
      isWriting = false;
    });
    let position = formatPosition(Date.now());
    for (let round = 0; isWriting || round === 0; round++) {
      const client = await server.open(who, position);
      await pause(50 + Math.random() * 150);
      client.leave();
      for (const each of client.events()) heard.add(each.data.payload?.key);
      position = client.lastEventId() ?? position;
    }
    await written;
    const last = await server.open(who, position);
    await last.waitFor('ready');
    for (const each of last.events()) heard.add(each.data.payload?.key);
    const stored = await withSystem(db, ANONYMOUS, lookStep, (tx) =>
      tx.execute<{ key: string }>(
        sql`select payload ->> 'key' as key from realtime_events where payload ? 'key'`,
      ),
    );
    expect(stored.length).toBeGreaterThan((WRITERS * EACH) / 2);
    expect(stored.map((row) => row.key).filter((key) => !heard.has(key))).toEqual([]);
    expect([...heard].filter((key) => String(key).endsWith('x'))).toEqual([]);
  });
});
