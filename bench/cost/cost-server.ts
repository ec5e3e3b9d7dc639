import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from '../../apps/server/src/app';
import { withAuth } from '../../apps/server/src/db';
import { shops } from '../../apps/server/src/db/schema/businesses';
import { FEATURES } from '../../apps/server/src/features';
import { createAuthenticator, createPerson } from '../../apps/server/src/features/auth';
import { createAuthServices } from '../../apps/server/src/features/auth/auth-services';
import { startSession } from '../../apps/server/src/features/auth/sessions/sessions';
import { openImages } from '../../apps/server/src/images';
import { fillProducts, fillTraders } from '../commerce/commerce-filling';
import { asBench } from '../deals/deals-filling';
import { openBenchPorts, openQueues } from '../harness/server';

/** The server as it runs, in a process of its own, with people who are signed in and shop. */
const SECRET = 'a secret for benchmarks only, long enough';
const PRODUCTS = 2_000;

export interface Buyer {
  readonly token: string;
  readonly shopId: string;
}

export interface Started {
  readonly url: string;
  readonly packs: readonly string[];
  readonly buyers: readonly Buyer[];
}

/** Milliseconds of the processor, of this process. */
export type CpuMs = number;

const [name, buyers] = process.argv.slice(2);
const ports = await openBenchPorts(name);
const { db, log } = ports;
const packs = await fillProducts(ports, await fillTraders(ports), PRODUCTS);
await openQueues(ports);

const deps = { ports, secret: SECRET, siteUrl: 'http://localhost:3000', autoConfirm: true, log };
const services = createAuthServices(deps);

async function makeBuyer(i: number): Promise<Buyer> {
  const person = { email: `buyer-${i}@bench.example`, fullName: 'Bench', roles: ['retailer'] };
  const { id } = await createPerson(ports, { ...person, roles: ['retailer'] });
  const shop = { id: ports.newId(), owner_id: id, shop_name: 'Bench', area: 'Bandra' };
  await asBench(ports, (tx) => tx.insert(shops).values(shop));
  const device = { userAgent: 'bench', address: '127.0.0.1' };
  const opened = await withAuth(db, 'write', (tx) =>
    startSession(tx, services, { id }, { method: 'password', device }),
  );
  const token = await services.tokens.mint(opened.user, opened.session);
  return { token, shopId: shop.id };
}

const made: Buyer[] = [];
for (let i = 0; i < Number(buyers); i++) made.push(await makeBuyer(i));

const { app } = createApp({
  ports,
  authenticator: createAuthenticator(deps),
  images: openImages(),
  features: FEATURES,
  web: { isBuilt: false, find: async () => undefined },
  version: 'bench',
  commit: 'bench',
  isTls: false,
  trustedProxies: 0,
});
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ answer: (user + system) / 1000 });
});
process.once('disconnect', async () => {
  server.closeAllConnections();
  server.close();
  await db.close();
  process.exit();
});
process.send?.({ answer: { url: `http://127.0.0.1:${port}`, packs, buyers: made } });
