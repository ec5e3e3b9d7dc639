import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { newId } from '../../../new-id';
import { accountsFeature } from '../../accounts';
import { rolesWithSecondStep, stepOwed } from './second-step';

let server: AuthServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startAuthServer({ features: [accountsFeature] });
  people = factorPeople(server);
});
afterAll(() => server.close());

type Client = ReturnType<AuthServer['client']>;

async function call(client: Client, path: string, input?: object) {
  const { data } = await client.getSession();
  const answer = await server.app.request(path, {
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      'idempotency-key': newId(),
    },
    ...(input ? { method: 'POST', body: JSON.stringify(input) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const suspend = (client: Client, id: string) =>
  call(client, '/functions/v1/profile_suspend', { id, reason: 'Fake proofs' });
const refusal = (step: string) => ({
  status: 403,
  body: { code: 'SECOND_STEP_NEEDED', details: { step } },
});

describe('the data API', () => {
  it('asks an admin with a factor to show it', async () => {
    const store = await people.person('retailer');
    const admin = await people.person('admin');
    const high = await admin.signIn();
    const factor = await people.enroll(high);
    await people.prove(high, factor);
    const low = await admin.signIn();
    expect(await suspend(low, store.id)).toMatchObject(refusal('show'));
    expect(await call(low, `/rest/v1/profiles/${store.id}`)).toMatchObject(refusal('show'));
    expect(await call(low, '/rest/v1/me')).toMatchObject(refusal('show'));

    expect((await people.prove(low, factor)).error).toBeNull();
    expect((await call(low, `/rest/v1/profiles/${store.id}`)).status).toBe(200);
    expect(await suspend(low, store.id)).toMatchObject({ status: 200 });
  });

  it('asks a super admin without one to set it up, and tells others only no', async () => {
    const store = await people.person('retailer');
    const boss = await (await people.person('super_admin')).signIn();
    expect(await suspend(boss, store.id)).toMatchObject(refusal('set-up'));
    const brand = await (await people.person('brand')).signIn();
    expect(await suspend(brand, store.id)).toMatchObject({ body: { code: 'FORBIDDEN' } });
    await people.prove(boss, await people.enroll(boss));
    expect(await suspend(boss, store.id)).toMatchObject({ status: 200 });
  });
});

describe('the step that is owed', () => {
  const shown = {
    email: 'super@chowk.demo',
    roles: ['brand', 'super_admin'],
    hasFactor: true,
    isSecondLevel: false,
    isDemo: false,
    mandatory: rolesWithSecondStep(['bizman']),
  } as const;

  it.each([
    ['a session at the second level', { isSecondLevel: true }, undefined],
    ['a person of the demo', { isDemo: true }, undefined],
    ['a person of a demo that is over', {}, 'show'],
    ['anybody else in a demo', { isDemo: true, email: 'a@chowk.demo' }, 'show'],
    ['an admin without a factor', { roles: ['admin'], hasFactor: false }, 'set-up'],
    ['a store with a factor', { roles: ['retailer'] }, 'show'],
    [
      'a bizman where theirs is mandatory',
      { roles: ['brand', 'bizman'], hasFactor: false },
      'set-up',
    ],
    ['a store without one', { roles: ['retailer'], hasFactor: false }, undefined],
  ] as const)('by %s', (_who, change, expected) => {
    expect(stepOwed({ ...shown, ...change })).toBe(expected);
  });
});
