import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAuthServer } from '../../../../test/auth-server';
import { defineSystemStep, withSystem } from '../../../db';
import { claimLink, createShopOwner } from './claim-account';

const prepare = defineSystemStep('test.claim', 'Tests need a shop nobody has claimed yet.');

let server: Awaited<ReturnType<typeof startAuthServer>>;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

const SITE = 'http://localhost:3000';
const make = (phone: string) =>
  withSystem(server.ports.db, ANONYMOUS, prepare, (tx) =>
    createShopOwner(tx, server.ports, { fullName: 'Asha', shopName: 'Asha Stores', phone }),
  );

/** As our own page does: it reads the fragment and hands the token over. */
function follow(link: string) {
  const token_hash = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
  return server.client().verifyOtp({ token_hash, type: 'invite' });
}

it('lets the owner in by the link on their phone, once; a newer link voids the older', async () => {
  const phone = '+919876500001';
  const userId = (await make(phone)) ?? '';
  const old = await claimLink(server.ports, SITE, { userId, phone });
  const link = await claimLink(server.ports, SITE, { userId, phone });
  expect((await follow(old)).error?.code).toBe('otp_expired');
  const { data } = await follow(link);
  expect(data.user).toMatchObject({ id: userId, phone: phone.slice(1) });
  expect(data.session?.access_token).toBeTruthy();
  expect((await follow(link)).error?.code).toBe('otp_expired');
});

it('makes nothing for a number that is somebody’s login, and ends after a week', async () => {
  const phone = '+919876500002';
  const userId = (await make(phone)) ?? '';
  expect(await make(phone)).toBeUndefined();
  const rows = await server.ports.db.execute(
    'select count(*)::int as total from shops where owner_id = $1',
    [userId],
  );
  expect(rows).toEqual([{ total: 1 }]);
  const link = await claimLink(server.ports, SITE, { userId, phone });
  server.clock.advance(7 * DAY_MS + 1000);
  expect((await follow(link)).error?.code).toBe('otp_expired');
});
