import { createHash } from 'node:crypto';
import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { SERVICE_SCOPES, type ServiceScope } from '@chowk/domain/platform';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthServer,
  PASSWORD,
  SERVICE_KEY,
  startAuthServer,
} from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { defineSystemStep, withAuth, withSystem } from '../../../db';
import { profiles, userRoles } from '../../../db/schema/accounts';
import { users } from '../../../db/schema/auth/auth';
import { factors } from '../../../db/schema/auth/auth-factors';
import { serviceKeys } from '../../../db/schema/system/console';
import { auditLogs } from '../../../db/schema/system/runner';
import { newId } from '../../../new-id';
import { createPerson } from '../account/create-person';
import { AUTH_ROUTES } from '../auth-routes';

let server: AuthServer;
let makerId: string;
beforeAll(async () => {
  server = await startAuthServer();
  const login = { email: 'maker@example.in', password: PASSWORD, fullName: 'Maker' };
  makerId = (await createPerson(server.ports, { ...login, roles: ['super_admin'] })).id;
});
afterAll(() => server.close());

const NOWHERE = '0190a0a0-0000-4000-8000-000000000000';
const arrange = defineSystemStep('test.service-keys', 'Tests give keys out without two people.');

/** As it is once two super admins agreed. */
async function giveKey(scopes: ServiceScope[], days = 30): Promise<string> {
  const id = newId();
  const key = `chowk_sk_${id}`;
  await withSystem(server.db, ANONYMOUS, arrange, (tx) =>
    tx.insert(serviceKeys).values({
      id,
      name: `Program ${scopes.join()}`,
      hint: key.slice(-4),
      key_hash: createHash('sha256').update(key).digest(),
      created_by: makerId,
      scopes,
      expires_at: new Date(Date.now() + days * DAY_MS),
    }),
  );
  // The guard wants a proposal: what it looks at is arranged past it.
  await server.db.execute('alter table service_keys disable trigger service_keys_guard');
  await server.db.execute('update service_keys set confirmed_at = now() where id = $1', [id]);
  await server.db.execute('alter table service_keys enable trigger service_keys_guard');
  return key;
}

async function call(key: string, method: string, path: string, body?: object) {
  const answer = await server.app.request(`/auth/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { code, msg, message } = (await answer.json()) as Record<string, string>;
  return { status: answer.status, code, text: msg ?? message };
}

describe('scopes', () => {
  const routes = AUTH_ROUTES.filter((route) => route.access === 'service key');

  it('every route of the service API names the scope it needs', () => {
    for (const route of routes) expect(SERVICE_SCOPES, route.path).toContain(route.scope);
  });

  it('a key opens what its scopes name, and nothing else', async () => {
    const keys: string[] = [];
    for (const scope of SERVICE_SCOPES) keys.push(await giveKey([scope]));
    for (const { method, path, scope } of routes) {
      const address = path.replace(':id', NOWHERE).replace(':factorId', NOWHERE);
      for (const [i, held] of SERVICE_SCOPES.entries()) {
        const body = method === 'GET' ? undefined : {};
        const answer = await call(keys[i] ?? '', method, address, body);
        const isRefused = answer.code === 'not_admin';
        expect([method, path, held, isRefused]).toEqual([method, path, held, held !== scope]);
      }
    }
  });

  it('an expired one and one nobody confirmed open nothing', async () => {
    const expired = await giveKey(['users:read'], -1);
    expect((await call(expired, 'GET', '/admin/users')).code).toBe('bad_jwt');
    const good = await giveKey(['users:read']);
    expect((await call(good, 'GET', '/admin/users')).status).toBe(200);
    await server.db.execute('alter table service_keys disable trigger service_keys_guard');
    await server.db.execute(
      "update service_keys set confirmed_at = null where name = 'Program users:read'",
    );
    await server.db.execute('alter table service_keys enable trigger service_keys_guard');
    expect((await call(good, 'GET', '/admin/users')).code).toBe('bad_jwt');
  });
});

describe.each(['admin', 'super_admin'] as const)('an account of the team (%s)', (role) => {
  const email = `${role}.safe@example.in`;
  let id: string;
  let factorId: string;
  const login = () =>
    withAuth(server.db, 'read', async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, id));
      const held = await tx.select().from(factors).where(eq(factors.user_id, id));
      return { user, held };
    });
  beforeAll(async () => {
    const person = { email, password: PASSWORD, fullName: 'Safe', roles: [role] };
    id = (await createPerson(server.ports, person)).id;
    const client = server.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    ({ id: factorId } = await factorPeople(server).enroll(client));
  });

  it.each([
    ['a password', 'PUT', '', { password: 'galla-2026-bazaar' }],
    ['another address', 'PUT', '', { email: 'thief@example.in', email_confirm: true }],
    ['a number', 'PUT', '', { phone: '+919844477777', phone_confirm: true }],
    ['a ban', 'PUT', '', { ban_duration: '24h' }],
    ['deletion', 'DELETE', '', {}],
    ['soft deletion', 'DELETE', '', { should_soft_delete: true }],
    ['the loss of a factor', 'DELETE', '/factors', undefined],
    ['reading', 'GET', '', undefined],
    ['reading its factors', 'GET', '/factors', undefined],
  ])('is spared %s', async (_, method, rest, body) => {
    const before = await login();
    const path = `/admin/users/${id}${rest}${method === 'DELETE' && rest ? `/${factorId}` : ''}`;
    for (const key of [SERVICE_KEY, await giveKey([...SERVICE_SCOPES])]) {
      expect(await call(key, method, path, body)).toMatchObject({ status: 403, code: 'not_admin' });
    }
    expect(await login()).toEqual(before);
  });

  it.each(['magiclink', 'recovery', 'email_change_current', 'email_change_new', 'invite'])(
    'gets no link of kind %s',
    async (type) => {
      const before = await login();
      const body = { type, email, new_email: 'thief@example.in' };
      const answer = await call(SERVICE_KEY, 'POST', '/admin/generate_link', body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await login()).toEqual(before);
    },
  );

  it('is not on the list', async () => {
    const answer = await server.app.request('/auth/v1/admin/users', {
      headers: { authorization: `Bearer ${SERVICE_KEY}` },
    });
    expect(await answer.text()).not.toContain(email);
  });

  it('is not made with a key', async () => {
    const made = {
      email: `made.${role}@example.in`,
      password: PASSWORD,
      user_metadata: { role: role === 'admin' ? 'retailer' : 'brand', roles: [role] },
      app_metadata: { role, roles: [role] },
    };
    expect((await call(SERVICE_KEY, 'POST', '/admin/users', made)).status).toBe(200);
    const forced = { ...made, email: `x.${made.email}`, user_metadata: { role } };
    await call(SERVICE_KEY, 'POST', '/admin/users', forced);
    const rows = await withSystem(server.db, ANONYMOUS, arrange, (tx) =>
      tx
        .select({ email: profiles.email, role: userRoles.role })
        .from(userRoles)
        .innerJoin(profiles, eq(profiles.id, userRoles.user_id))
        .where(eq(userRoles.role, role)),
    );
    expect(rows.filter((row) => row.email?.includes('made.'))).toEqual([]);
  });
});

it('the audit log names the key, and anyone outside the team is within its reach', async () => {
  const person = { email: 'shop.owner@example.in', password: PASSWORD, fullName: 'Owner' };
  const { id } = await createPerson(server.ports, { ...person, roles: ['retailer'] });
  const key = await giveKey(['users:write']);
  const changed = await call(key, 'PUT', `/admin/users/${id}`, { phone: '+919844455555' });
  expect(changed.status).toBe(200);
  const [entry] = await withSystem(server.db, ANONYMOUS, arrange, (tx) =>
    tx
      .select({ diff: auditLogs.diff })
      .from(auditLogs)
      .where(eq(auditLogs.entity_id, id))
      .orderBy(desc(auditLogs.id)),
  );
  expect(entry?.diff).toMatchObject({ key: 'Program users:write', hint: key.slice(-4) });
});
