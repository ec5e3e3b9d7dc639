import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ANONYMOUS, type Audience } from '@chowk/domain/kernel';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { publishEvent } from '../../apps/server/src/contract/run/after-run';
import { type Database, defineSystemStep, withAuth, withSystem } from '../../apps/server/src/db';
import { createAuthenticator, createPerson } from '../../apps/server/src/features/auth';
import { createAuthServices } from '../../apps/server/src/features/auth/auth-services';
import { startSession } from '../../apps/server/src/features/auth/sessions/sessions';
import { createRealtimeHub, mountRealtime } from '../../apps/server/src/realtime';
import { openBenchPorts } from '../harness/server';

/** One app process: the event stream on a socket, with the sign-in behind it as it is. */
const SECRET = 'a secret for benchmarks only, long enough';
const tell = defineSystemStep('bench.tell', 'Stands for a command that tells others.');

export interface Device {
  readonly personId: string;
  readonly token: string;
}

export type Ask =
  | { readonly what: 'devices'; readonly people: number; readonly each: number }
  | { readonly what: 'figures' }
  | { readonly what: 'tell'; readonly audience: Audience; readonly n: number };

export interface Figures {
  /** Held by the program: what the system gives it comes and goes in larger steps. */
  readonly heldBytes: number;
  readonly cpuMs: number;
  readonly streams: number;
  /** Questions to the database about who somebody is and what they may hear. */
  readonly checks: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const ports = await openBenchPorts();
const { db, log } = ports;
let checks = 0;
const counted: Database = {
  ...db,
  transaction: (...given) => {
    checks += 1;
    return db.transaction(...given);
  },
};
const deps = { ports, secret: SECRET, siteUrl: 'http://localhost:3000', autoConfirm: true, log };
const authenticator = createAuthenticator({ ...deps, ports: { ...ports, db: counted } });
const hub = createRealtimeHub({ db, log });
await hub.start();
const app = new Hono();
mountRealtime(app, { hub, authenticator });
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;

async function makeDevices(people: number, each: number): Promise<Device[]> {
  const services = createAuthServices(deps);
  const run = ports.newId();
  const devices: Device[] = [];
  for (let i = 0; i < people; i++) {
    const person = { email: `${run}-${i}@bench.example`, fullName: `Bench ${i}` };
    const { id } = await createPerson(ports, { ...person, roles: ['retailer'] });
    await withAuth(db, 'write', async (tx) => {
      for (let j = 0; j < each; j++) {
        const device = { userAgent: 'bench', address: '127.0.0.1' };
        const opened = await startSession(tx, services, { id }, { method: 'password', device });
        const { user, session } = opened;
        devices.push({ personId: id, token: await services.tokens.mint(user, session) });
      }
    });
  }
  return devices;
}

async function answer(ask: Ask): Promise<unknown> {
  if (ask.what === 'devices') return makeDevices(ask.people, ask.each);
  if (ask.what === 'figures') {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    return {
      heldBytes: heapUsed + external,
      cpuMs: (user + system) / 1000,
      streams: hub.streamCount(),
      checks,
    } satisfies Figures;
  }
  const { audience, n } = ask;
  // From before the transaction begins: what a person waits for is all of it.
  const at = performance.timeOrigin + performance.now();
  return withSystem(db, ANONYMOUS, tell, (tx) =>
    publishEvent(tx, { audience, type: 'bench.told', entityId: null, payload: { n, at } }),
  );
}

process.on('message', async (ask: Ask) => {
  process.send?.({ answer: await answer(ask) });
});
process.once('disconnect', async () => {
  await hub.close();
  server.closeAllConnections();
  server.close();
  await db.close();
});
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
process.send?.({ answer: { url: `http://127.0.0.1:${port}`, kind: db.kind } });
