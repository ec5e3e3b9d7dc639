import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Actor, SECOND_MS } from '@chowk/domain/kernel';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { shelfPhoto } from '../../images/test/scenes';
import { DEFAULT_LIMITS, uncounted } from '../../limits';
import { createBodyBudget } from './body-budget';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
/** Buffers are freed outside the JavaScript heap, one collection later. */
function collectGarbage(): void {
  collect();
  collect();
}

const MIB = 1024 * 1024;
const STALLED = 60;
const ANNOUNCED = 12 * MIB;
const MOST_OUTSIDE = 100 * MIB;
/** All but the last byte, like an attacker who wants to occupy as much as possible. */
const CHUNK = Buffer.alloc(64 * 1024, 7);
const CHUNKS = ANNOUNCED / CHUNK.length - 1;

const limits = {
  ...uncounted(DEFAULT_LIMITS),
  bodies: { ...DEFAULT_LIMITS.bodies, stallMs: 3 * SECOND_MS },
};
const bodies = createBodyBudget(limits.bodies);

let t: TestApp;
let server: Server;
let port: number;
beforeAll(async () => {
  t = await startTestApp({ ports: { limits, bodies } });
  server = serve({ fetch: t.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
}, 120_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await t.close();
});

type Person = Actor & { uid: string };

function begin(actor: Person, path: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  // Refused, so there is nothing left to send.
  socket.on('data', () => socket.destroy());
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${t.tokenFor(actor)}\r\n` +
      `Content-Length: ${ANNOUNCED}\r\n\r\n`,
  );
  return socket;
}

/** As fast as the server reads, then no more bytes and no end. */
async function sendAllButTheEnd(socket: Socket): Promise<void> {
  let wake: () => void = () => undefined;
  socket.on('drain', () => wake());
  socket.on('close', () => wake());
  for (let sent = 0; sent < CHUNKS && !socket.destroyed; sent += 1) {
    const isTaken = socket.write(CHUNK);
    if (isTaken || socket.destroyed) continue;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}

it('sixty stalled uploads cost less than 100 MB, and an honest photo gets through', async () => {
  const people: Person[] = [];
  for (let i = 0; i < STALLED; i += 1) people.push(await t.person('brand'));
  const honest = await t.person('brand');
  const photo = await shelfPhoto(3);
  collectGarbage();
  const before = process.memoryUsage();
  let peak = 0;
  let peakOutside = 0;
  const outside = () => process.memoryUsage().arrayBuffers - before.arrayBuffers;
  const watch = setInterval(() => {
    peak = Math.max(peak, bodies.usedBytes());
    // Garbage not collected yet occupies no budget.
    if (outside() >= MOST_OUTSIDE) collectGarbage();
    peakOutside = Math.max(peakOutside, outside());
  }, 1000);
  const sockets = people.map((each, i) =>
    begin(each, `/storage/v1/object/brand-logos/${each.uid}/logo_${i}.jpg`),
  );
  const sending = Promise.all(sockets.map(sendAllButTheEnd));
  await expect.poll(() => peak, { timeout: 150_000 }).toBeGreaterThan(40 * MIB);
  // A stalled upload is evicted; an honest one is told to retry.
  const send = () =>
    t.request(`/storage/v1/object/brand-logos/${honest.uid}/logo.jpg`, {
      method: 'POST',
      actor: honest,
      body: new Uint8Array(photo),
    });
  await expect.poll(async () => (await send()).status, { timeout: 150_000 }).toBe(200);
  await expect.poll(() => bodies.usedBytes(), { timeout: 150_000 }).toBe(0);
  clearInterval(watch);
  for (const socket of sockets) socket.destroy();
  await sending;
  expect(peak).toBeLessThanOrEqual(limits.bodies.total);
  expect(peakOutside).toBeLessThan(MOST_OUTSIDE);
}, 400_000);

it('one person holds no more than their share, whichever shop they send for', async () => {
  const greedy = await t.person('brand');
  const other = await t.person('brand');
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, bodies.usedBytes());
  }, 5);
  const sockets = Array.from({ length: 6 }, (_, i) =>
    begin(greedy, `/storage/v1/object/brand-logos/${greedy.uid}/logo_${i}.jpg`),
  );
  const sending = Promise.all(sockets.map(sendAllButTheEnd));
  await expect.poll(() => peak, { timeout: 150_000 }).toBeGreaterThan(8 * MIB);
  const photo = await shelfPhoto(4);
  const sent = await t.request(`/storage/v1/object/brand-logos/${other.uid}/logo.jpg`, {
    method: 'POST',
    actor: other,
    body: new Uint8Array(photo),
  });
  expect(sent.status).toBe(200);
  await expect.poll(() => bodies.usedBytes(), { timeout: 150_000 }).toBe(0);
  clearInterval(watch);
  for (const socket of sockets) socket.destroy();
  await sending;
  expect(peak).toBeLessThanOrEqual(limits.bodies.each + MIB);
}, 400_000);

it('a command that never ends is aborted, and the next one is served', async () => {
  const person = await t.person('brand');
  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => undefined);
  slow.resume();
  const closed = once(slow, 'close');
  slow.write(
    `POST /functions/v1/profile_update HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${t.tokenFor(person)}\r\n` +
      'Content-Length: 1000\r\n\r\n{"full_name":',
  );
  await expect.poll(() => bodies.usedBytes(), { timeout: 90_000 }).toBe(1000);
  await closed;
  await expect.poll(() => bodies.usedBytes(), { timeout: 90_000 }).toBe(0);
  const { status } = await t.command('profile_update', { full_name: 'Asha' }, { actor: person });
  expect(status).toBe(200);
}, 200_000);
