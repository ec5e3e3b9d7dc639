import type { Role } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { newId } from '../../../new-id';
import { accountsFeature } from '../../accounts';

let server: AuthServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startAuthServer({ features: [accountsFeature], twoStepRoles: ['bizman'] });
  people = factorPeople(server);
});
afterAll(() => server.close());

async function me(client: ReturnType<AuthServer['client']>) {
  const { data } = await client.getSession();
  const authorization = `Bearer ${data.session?.access_token}`;
  const answer = await server.app.request('/rest/v1/me', {
    headers: { authorization, 'x-forwarded-for': '10.0.0.1', 'idempotency-key': newId() },
  });
  return { status: answer.status, body: await answer.json() };
}

const OWED = { status: 403, body: { code: 'SECOND_STEP_NEEDED', details: { step: 'set-up' } } };

describe('a role for which two-step sign-in is mandatory', () => {
  it('counts only once a factor is set up', async () => {
    const client = await (await people.person('bizman')).signIn();
    expect(await me(client)).toMatchObject(OWED);
    await people.prove(client, await people.enroll(client));
    expect(await me(client)).toMatchObject({ status: 200, body: { roles: ['bizman'] } });
  });

  it('binds its people in all their roles, and nobody else', async () => {
    expect(await me(await (await people.person('brand', 'bizman')).signIn())).toMatchObject(OWED);
    for (const role of ['brand', 'retailer'] as const) {
      const client = await (await people.person(role)).signIn();
      expect(await me(client)).toMatchObject({ status: 200, body: { roles: [role] } });
    }
  });

  it('is never not an admin’s, whatever is configured', async () => {
    for (const role of ['admin', 'super_admin'] satisfies Role[]) {
      expect(await me(await (await people.person(role)).signIn())).toMatchObject(OWED);
    }
  });

  it('ends for them with their last factor', async () => {
    const client = await (await people.person('bizman')).signIn();
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    await client.mfa.unenroll({ factorId: factor.id });
    await client.refreshSession();
    expect(await me(client)).toMatchObject(OWED);
  });
});
