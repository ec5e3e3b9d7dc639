import { ANONYMOUS } from '@chowk/domain/kernel';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, SERVICE_KEY, startAuthServer } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { defineSystemStep, withSystem } from '../../../db';
import { postToLedger } from '../../wallets';

let server: AuthServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startAuthServer();
  people = factorPeople(server);
});
afterAll(() => server.close());

const admin = () =>
  new GoTrueAdminApi({ url: server.url, headers: { Authorization: `Bearer ${SERVICE_KEY}` } });

const arrange = defineSystemStep('test.money-owed', 'A test begins with money in a wallet.');

/** Into the wallet of this brand, or out of it again. */
async function post(brandId: string, amountPaise: number): Promise<void> {
  const { db, newId } = server.ports;
  const id = newId();
  await withSystem(db, ANONYMOUS, arrange, (tx) =>
    postToLedger(
      { tx, newId },
      {
        kind: 'topup',
        key: `topup:${id}`,
        referenceId: id,
        memo: 'Test',
        createdBy: null,
        lines: [
          { account: { kind: 'bank' }, amountPaise: -amountPaise },
          { account: { kind: 'brand_wallet', ownerId: brandId }, amountPaise },
        ],
      },
    ),
  );
}

describe('accounts', () => {
  it.each([false, true])('are deleted (softly: %s), leaving an empty profile', async (isSoft) => {
    const someone = await people.person('brand');
    const client = await someone.signIn();
    const { data, error } = await admin().deleteUser(someone.id, isSoft);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(someone.id);
    expect((await client.getUser()).error).not.toBeNull();
    const { email, password } = someone;
    expect((await server.client().signInWithPassword({ email, password })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    const rows = await server.db.execute(
      'select status, full_name, email, phone from profiles where id = $1',
      [someone.id],
    );
    expect(rows).toEqual([{ status: 'deleted', full_name: '', email: null, phone: null }]);
    const owned = 'select brand_name from brands where owner_id = $1';
    expect(await server.db.execute(owned, [someone.id])).toEqual([{ brand_name: '' }]);
    const after = await admin().getUserById(someone.id);
    if (isSoft) expect(after.data.user).toMatchObject({ email: '', identities: [] });
    else expect(after.error).toMatchObject({ status: 404, code: 'user_not_found' });
    expect((await admin().createUser({ email })).error).toBeNull();
  });

  it('stay while there is money to be settled, whoever deletes them', async () => {
    const someone = await people.person('brand');
    const client = await someone.signIn();
    const [brand] = await server.db.execute('select id from brands where owner_id = $1', [
      someone.id,
    ]);
    const brandId = String(brand?.id);
    await post(brandId, 50_000);
    for (const isSoft of [false, true]) {
      const refused = await admin().deleteUser(someone.id, isSoft);
      expect(refused.error).toMatchObject({ status: 409, code: 'money_owed' });
    }
    expect((await client.getUser()).data.user).toMatchObject({ email: someone.email });
    const [profile] = await server.db.execute('select status, email from profiles where id = $1', [
      someone.id,
    ]);
    expect(profile).toEqual({ status: 'active', email: someone.email });

    await post(brandId, -50_000);
    expect((await admin().deleteUser(someone.id)).error).toBeNull();
  });
});
