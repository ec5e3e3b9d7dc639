import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { withAuth } from '../../apps/server/src/db';
import { createPerson, mountAuth } from '../../apps/server/src/features/auth';
import type { AuthHttp } from '../../apps/server/src/features/auth/auth-deps';
import { createAuthServices } from '../../apps/server/src/features/auth/auth-services';
import { startSession } from '../../apps/server/src/features/auth/sessions/sessions';
import { openBenchPorts } from '../harness/server';

const PEOPLE = 100;
const SESSIONS_EACH = 40;
const SECRET = 'a secret for benchmarks only, long enough';

/** The auth server alone on a socket, with people who are signed in on many devices. */
export async function openBenchAuth() {
  const ports = await openBenchPorts();
  const { log } = ports;
  const deps = { ports, secret: SECRET, siteUrl: 'http://localhost:3000', autoConfirm: true, log };
  const services = createAuthServices(deps);
  const run = ports.newId();
  const email = `${run}@bench.example`;
  const password = 'correct horse';
  await createPerson(ports, { email, password, fullName: 'Bench', roles: ['retailer'] });

  const sessions: { id: string; token: string }[] = [];
  const device = { userAgent: 'bench', address: '127.0.0.1' };
  for (let i = 0; i < PEOPLE; i++) {
    const person = { email: `${run}-${i}@bench.example`, fullName: `Bench ${i}`, roles: [] };
    const { id } = await createPerson(ports, person);
    await withAuth(ports.db, 'write', async (tx) => {
      for (let j = 0; j < SESSIONS_EACH; j++) {
        const how = { method: 'password', device };
        const { session, refreshToken } = await startSession(tx, services, { id }, how);
        sessions.push({ id: session.id, token: refreshToken });
      }
    });
  }

  const app = new Hono<AuthHttp>();
  app.use(async (c, next) => {
    c.set('log', log);
    c.set('requestId', 'bench');
    c.set('address', '127.0.0.1');
    await next();
  });
  mountAuth(app, deps);
  const server = serve({ fetch: app.fetch, port: 0 }) as Server;
  return {
    server,
    email,
    password,
    isPostgres: ports.db.kind === 'postgres',
    sessionIds: sessions.map(({ id }) => id),
    /** Many: nobody refreshes one as often as a benchmark could. */
    refreshTokens: sessions.map(({ token }) => token),
    close: async () => {
      server.close();
      await ports.db.close();
    },
  };
}
