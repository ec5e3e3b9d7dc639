import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { DEFAULT_LIMITS, uncounted } from '../../../limits';
import { createPerson } from '../account/create-person';

const FEW = 3;
const lookups = {
  person: { burst: FEW, perMinute: 1 / 60 },
  address: DEFAULT_LIMITS.lookups.address,
};

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer({ ports: { limits: { ...uncounted(DEFAULT_LIMITS), lookups } } });
});
afterAll(() => server.close());

async function signedIn(email: string) {
  const login = { email, password: PASSWORD };
  await createPerson(server.ports, { ...login, fullName: 'C', roles: [] });
  const client = server.client();
  await client.signInWithPassword(login);
  return client;
}

it('who asks whether addresses are taken, by moving to them, is soon told nothing more', async () => {
  const asks = await signedIn('asks@example.com');
  const other = await signedIn('other@example.com');
  const move = async (client: typeof asks, email: string) =>
    (await client.updateUser({ email })).error?.code;
  for (let i = 0; i < FEW; i += 1)
    expect(await move(asks, 'other@example.com')).toBe('email_exists');
  expect(await move(asks, 'other@example.com')).toBe('over_request_rate_limit');
  expect(await move(asks, 'nobody@example.com')).toBe('over_request_rate_limit');
  expect(await move(other, 'asks@example.com')).toBe('email_exists');
});
