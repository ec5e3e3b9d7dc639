import { HOUR_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage, PASSWORD } from '../../../../../test/auth-server';
import { factorPeople } from '../../../../../test/device/authenticator-app';
import { cookieJar } from '../../../../../test/device/cookie-jar';
import { type MailServer, startMailServer } from '../../../../../test/outside/mail-server';
import { DEVICE_COOKIE } from '../device-cookie';

let server: MailServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startMailServer();
  people = factorPeople(server);
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

type Jar = ReturnType<typeof cookieJar>;

/** Somebody signed in with a browser that keeps its cookies, by the client it really uses. */
async function signedIn() {
  const someone = await people.person('retailer');
  const jar = cookieJar();
  const storage = memoryStorage();
  const client = server.client(storage, jar.fetch);
  const { data } = await client.signInWithPassword({ email: someone.email, password: PASSWORD });
  return { ...someone, jar, storage, client, token: data.session?.refresh_token ?? '' };
}

async function refresh(refresh_token: string, jar?: Jar) {
  const answer = await (jar?.fetch ?? fetch)(`${server.url}/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  const body = (await answer.json()) as { refresh_token?: string; code?: string };
  return { status: answer.status, code: body.code, token: body.refresh_token ?? '' };
}

const later = () => server.clock.advance(HOUR_MS);

const isAlive = async (userId: string) =>
  (await server.db.execute('select 1 from auth.sessions where user_id = $1', [userId])).length > 0;

describe('a phone whose answer was lost', () => {
  it('gets it again hours later, as often as it is lost, and goes on', async () => {
    const { jar, token } = await signedIn();
    const lost = await refresh(token, jar);
    for (let again = 0; again < 3; again++) {
      later();
      expect(await refresh(token, jar)).toMatchObject({ status: 200, token: lost.token });
    }
    const next = await refresh(lost.token, jar);
    expect(next.status).toBe(200);
    later();
    // And the next answer may be lost as well.
    expect(await refresh(lost.token, jar)).toMatchObject({ status: 200, token: next.token });
  });

  it('gets it by the client the app uses, unmodified', async () => {
    const { jar, storage, email } = await signedIn();
    const stored = storage.getItem('session') ?? '{}';
    await server.client(storage, jar.fetch).refreshSession();
    // Killed before it could be stored.
    storage.setItem('session', JSON.stringify({ ...JSON.parse(stored), expires_at: 1 }));
    later();
    const { data, error } = await server.client(storage, jar.fetch).getSession();
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  it('gets the answer to its second factor too, and nobody else does', async () => {
    const { client, jar, token, id } = await signedIn();
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    later();
    expect((await refresh(token, jar)).status).toBe(200);
    later();
    expect((await refresh(token)).code).toBe('refresh_token_already_used');
    expect(await isAlive(id)).toBe(false);
  });
});

describe('a stolen token', () => {
  it('ends the session when it comes after its owner used it', async () => {
    const { jar, token, id } = await signedIn();
    const owner = await refresh(token, jar);
    later();
    expect((await refresh(token)).code).toBe('refresh_token_already_used');
    expect((await refresh(owner.token, jar)).code).toBe('refresh_token_not_found');
    expect(await isAlive(id)).toBe(false);
  });

  it.each([
    ['without a cookie', undefined],
    ['with a cookie of their own', cookieJar()],
  ])('ends it when the thief %s came first and the owner follows', async (_name, theirs) => {
    const { jar, token, id } = await signedIn();
    const thief = await refresh(token, theirs);
    expect(thief.status).toBe(200);
    later();
    expect((await refresh(token, jar)).code).toBe('refresh_token_already_used');
    expect((await refresh(thief.token, theirs)).code).toBe('refresh_token_not_found');
    expect(await isAlive(id)).toBe(false);
  });

  it('is told by mail and in the app, and is on record', async () => {
    const { jar, token, id, email } = await signedIn();
    const bystander = await signedIn();
    await refresh(token, jar);
    later();
    await refresh(token);
    const letter = await server.mailbox.next(email, 'session-stolen');
    expect(letter.link).toContain('/not-me?token=');
    const told = await server.db.execute(
      "select payload->>'change' as change from notifications where profile_id = $1",
      [id],
    );
    expect(told).toEqual([{ change: 'session-stolen' }]);
    const trail = await server.db.execute(
      "select action from audit_logs where diff->>'user_id' = $1",
      [id],
    );
    expect(trail).toEqual([{ action: 'session_revoke_reused' }]);
    expect(await isAlive(bystander.id)).toBe(true);
    expect(await server.mailbox.leftFor(bystander.email)).toBe(0);
  });
});

it('the cookie of the device is out of reach of scripts and of other sites', async () => {
  const { jar } = await signedIn();
  const answer = await server.post('/token?grant_type=refresh_token', {});
  const [line] = answer.headers.getSetCookie();
  expect(line).toMatch(/^chowk_device=[\w-]{43}; .*Path=\/auth\/v1; HttpOnly; SameSite=Strict$/);
  const device = jar.cookies.get(DEVICE_COOKIE) ?? 'none';
  const rows = JSON.stringify(await server.db.execute('select * from auth.sessions'));
  expect(rows).not.toContain(device);
});
