import type { Role } from '@chowk/domain/kernel';
import { ANONYMOUS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { withActor } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { newId } from '../../../new-id';
import { FEATURES } from '../..';

const commands = FEATURES.flatMap((feature) => feature.commands.map((each) => each.command));
const queries = FEATURES.flatMap((feature) => feature.queries.map((each) => each.query));

let server: AuthServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startAuthServer({ features: FEATURES });
  people = factorPeople(server);
});
afterAll(() => server.close());

type Client = ReturnType<AuthServer['client']>;

async function tokenOf(client: Client): Promise<string> {
  return (await client.getSession()).data.session?.access_token ?? '';
}

/** Each from an address of its own: what strangers may ask is limited by address. */
let calls = 0;
async function ask(token: string, path: string, init: RequestInit = {}) {
  calls += 1;
  const address = `10.${Math.floor(calls / 65536)}.${Math.floor(calls / 256) % 256}.${calls % 256}`;
  const answer = await server.app.request(path, {
    ...init,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': newId(),
      'x-forwarded-for': address,
      ...init.headers,
    },
  });
  const body = (await answer.json()) as { code?: string; details?: object };
  return { status: answer.status, code: body.code, details: body.details, body };
}

const run = (token: string, name: string, input: object = {}) =>
  ask(token, `/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(input) });
const pathOf = (path: string) => `/rest/v1${path.replace(/\{\w+\}/g, newId())}`;

/** Somebody with a verified factor, signed in with both steps and then with the password alone. */
async function halfAndWhole(...roles: Role[]) {
  const someone = await people.person(...roles);
  const whole = await someone.signIn();
  await people.prove(whole, await people.enroll(whole));
  const half = await someone.signIn();
  return { someone, whole: await tokenOf(whole), half: await tokenOf(half) };
}

const OWED = { status: 403, code: 'SECOND_STEP_NEEDED', details: { step: 'show' } };

describe('with the password alone, somebody who has a second factor', () => {
  it('is refused every command and query that is not for strangers, whatever their roles', async () => {
    const { half } = await halfAndWhole('brand', 'retailer', 'bizman', 'admin', 'super_admin');
    for (const { name } of commands.filter(({ access }) => !access.isPublic)) {
      expect(await run(half, name), name).toMatchObject(OWED);
    }
    for (const { name, path } of queries.filter(({ access }) => !access.isPublic)) {
      expect(await ask(half, pathOf(path)), name).toMatchObject(OWED);
    }
  });

  it('is a stranger to row security: not even their own profile', async () => {
    const { half, whole, someone } = await halfAndWhole('brand');
    const rowsOf = async (token: string) => {
      const actor = (await server.authenticator.actorFor(token)) ?? ANONYMOUS;
      return withActor(server.db, actor, 'read', (tx) =>
        tx.select({ id: profiles.id }).from(profiles),
      );
    };
    expect(await rowsOf(half)).toEqual([]);
    expect(await rowsOf(whole)).toContainEqual({ id: someone.id });
  });

  it('reads no wallet, changes no UPI id, asks for no top-up; with both steps they do', async () => {
    const { half, whole } = await halfAndWhole('brand');
    const topUp = { id: newId(), amount_paise: 500_000 };
    const upi = { upi_id: 'thief@upi' };
    expect(await ask(half, '/rest/v1/wallet')).toMatchObject(OWED);
    expect(await ask(half, '/rest/v1/data_export')).toMatchObject(OWED);
    expect(await ask(half, '/rest/v1/orders_export')).toMatchObject(OWED);
    expect(await run(half, 'wallet_topup_request', topUp)).toMatchObject(OWED);
    expect(await run(half, 'payout_details_update', upi)).toMatchObject(OWED);
    const { body } = await ask(whole, '/rest/v1/payout_details');
    expect(body).toMatchObject({ upi_masked: null });
    for (const path of ['/rest/v1/me', '/rest/v1/orders_export', '/rest/v1/data_export']) {
      expect(await ask(whole, path), path).toMatchObject({ status: 200 });
    }
  });

  it('sends and reads no photo', async () => {
    const { half, someone } = await halfAndWhole('retailer');
    const path = `shop_photos/${someone.id}/front_1_a.jpg`;
    const photo = { method: 'POST', body: 'x' };
    expect(await ask(half, `/storage/v1/object/${path}`)).toMatchObject(OWED);
    expect(await ask(half, `/storage/v1/object/${path}`, photo)).toMatchObject(OWED);
    expect(await ask(half, `/storage/v1/upload/${path}`, photo)).toMatchObject(OWED);
    expect(await ask(half, `/storage/v1/upload/${newId()}`)).toMatchObject(OWED);
  });

  it('sends no queued work, and keeps all of it', async () => {
    const { half, whole, someone } = await halfAndWhole('retailer');
    const command = {
      id: newId(),
      name: 'notification_mark_all_read',
      input: { up_to: newId() },
      actor_id: someone.id,
    };
    const send = (token: string) =>
      ask(token, '/functions/v1/batch', {
        method: 'POST',
        body: JSON.stringify({ commands: [command] }),
      });
    expect((await send(half)).body).toMatchObject({
      results: [{ id: command.id, status: 403, error: { code: 'SECOND_STEP_NEEDED' } }],
    });
    expect((await send(whole)).body).toMatchObject({ results: [{ status: 200 }] });
  });

  it('acts for no shop', async () => {
    const { half } = await halfAndWhole('bizman');
    const acting = { headers: { 'x-acting-shop': newId() } };
    expect(await ask(half, '/rest/v1/deals', acting)).toMatchObject(OWED);
  });
});

describe('somebody without a factor', () => {
  it('is asked for nothing, unless they are an admin, who must set one up', async () => {
    for (const role of ['brand', 'retailer', 'bizman'] as const) {
      const token = await tokenOf(await (await people.person(role)).signIn());
      expect(await ask(token, '/rest/v1/me')).toMatchObject({
        status: 200,
        body: { roles: [role] },
      });
    }
    for (const role of ['admin', 'super_admin'] as const) {
      const token = await tokenOf(await (await people.person('brand', role)).signIn());
      const refused = { ...OWED, details: { step: 'set-up' } };
      expect(await ask(token, '/rest/v1/me')).toMatchObject(refused);
      expect(await ask(token, '/rest/v1/wallet')).toMatchObject(refused);
    }
  });
});
