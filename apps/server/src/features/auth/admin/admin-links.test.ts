import { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, SERVICE_KEY } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { createPerson } from '../account/create-person';

let server: MailServer;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  server = await startMailServer({ redirectUrls: ['https://till.example/**'] });
  const headers = { Authorization: `Bearer ${SERVICE_KEY}` };
  admin = new GoTrueAdminApi({ url: server.url, headers });
});
afterAll(() => server.close());

/** As our own page does: it reads the fragment and hands the token over. */
function tokenIn(link: string) {
  const { origin, pathname, search, hash } = new URL(link);
  const answer = new URLSearchParams(hash.slice(1));
  return {
    page: origin + pathname + search,
    next: answer.get('next'),
    token_hash: answer.get('token_hash') ?? '',
    type: answer.get('type') as 'invite',
  };
}

async function follow(link: string, client = server.client()) {
  const { token_hash, type } = tokenIn(link);
  return { ...(await client.verifyOtp({ token_hash, type })), client };
}

describe('an invitation', () => {
  it('makes an account and mails a way in, by code or by link', async () => {
    const email = 'invited@example.com';
    const redirectTo = 'http://localhost:3000/welcome';
    const { data, error } = await admin.inviteUserByEmail(email, {
      data: { role: 'bizman', full_name: 'Ravi', language: 'hi' },
      redirectTo,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    const letter = await server.mailbox.next(email, 'invite');
    expect(letter.language).toBe('hi');
    expect(tokenIn(letter.link)).toMatchObject({
      page: 'http://localhost:3000/continue',
      next: '/welcome',
      type: 'invite',
    });
    const followed = await follow(letter.link);
    expect(followed.data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect((await followed.client.getUser()).error).toBeNull();
    expect((await follow(letter.link)).error).toMatchObject({ status: 403, code: 'otp_expired' });

    await admin.inviteUserByEmail('coded@example.com');
    const { code } = await server.mailbox.next('coded@example.com', 'invite');
    const client = server.client();
    const verified = await client.verifyOtp({
      email: 'coded@example.com',
      token: code,
      type: 'invite',
    });
    expect(verified.error).toBeNull();
    expect((await client.updateUser({ password: PASSWORD })).error).toBeNull();
    const again = await admin.inviteUserByEmail('coded@example.com');
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('may be sent again while nobody took it, the newer voiding the older', async () => {
    const email = 'twice@example.com';
    const first = await admin.inviteUserByEmail(email);
    const { code } = await server.mailbox.next(email, 'invite');
    const second = await admin.inviteUserByEmail(email);
    expect(second.data.user?.id).toBe(first.data.user?.id);
    const newer = await server.mailbox.next(email, 'invite');
    const accept = (token: string) => server.client().verifyOtp({ email, token, type: 'invite' });
    if (code !== newer.code) expect((await accept(code)).error).not.toBeNull();
    expect((await accept(newer.code)).error).toBeNull();
    expect((await admin.inviteUserByEmail('no address')).error).toMatchObject({ status: 400 });
  });
});

describe('a generated link', () => {
  const person = (email: string) =>
    createPerson(server.ports, { email, password: PASSWORD, fullName: 'L', roles: [] });

  it('signs up, once, with the password given', async () => {
    const email = 'generated@example.com';
    const { data, error } = await admin.generateLink({
      type: 'signup',
      email,
      password: PASSWORD,
      options: { redirectTo: 'https://evil.example/', data: { role: 'brand' } },
    });
    expect(error).toBeNull();
    const { properties, user } = data;
    expect(user).toMatchObject({ email });
    expect(properties).toMatchObject({
      verification_type: 'signup',
      redirect_to: 'http://localhost:3000/',
      email_otp: expect.stringMatching(/^\d{6}$/),
    });
    const link = properties?.action_link ?? '';
    expect(tokenIn(link)).toMatchObject({ page: 'http://localhost:3000/continue', next: null });
    expect((await follow(link)).data.session).not.toBeNull();
    expect((await follow(link)).error).toMatchObject({ status: 403, code: 'otp_expired' });
    const login = { email, password: PASSWORD };
    expect((await server.client().signInWithPassword(login)).error).toBeNull();
    const taken = await admin.generateLink({ type: 'signup', email, password: PASSWORD });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
    expect(await server.mailbox.leftFor(email)).toBe(0);
  });

  it.each(['magiclink', 'recovery', 'invite'] as const)(
    'of type %s is good by its token',
    async (type) => {
      const email = `${type}@example.com`;
      if (type === 'recovery') await person(email);
      const { data } = await admin.generateLink({ type, email });
      const token_hash = data.properties?.hashed_token ?? '';
      const { error } = await server.client().verifyOtp({ token_hash, type });
      expect(error).toBeNull();
    },
  );

  it('leads an app of its own, which may not speak PKCE, through the protocol’s redirect', async () => {
    const email = 'elsewhere@example.com';
    await person(email);
    const redirectTo = 'https://till.example/in';
    const made = () => admin.generateLink({ type: 'magiclink', email, options: { redirectTo } });
    const link = (await made()).data.properties?.action_link ?? '';
    expect(new URL(link).pathname).toBe('/auth/v1/verify');
    const { status, to } = await server.open(link);
    expect([status, to.origin + to.pathname]).toEqual([303, redirectTo]);
    expect(to.hash).toContain('access_token=');
    expect((await server.open(link)).to.hash).toContain('otp_expired');
  });

  it('changes an address when both ends agreed', async () => {
    const email = 'before@example.com';
    const newEmail = 'after@example.com';
    const { id } = await person(email);
    const links = [];
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data } = await admin.generateLink({ type, email, newEmail });
      links.push(data.properties?.action_link ?? '');
    }
    const half = await follow(links[0] ?? '');
    expect(half).toMatchObject({ error: null, data: { session: null } });
    expect((await admin.getUserById(id)).data.user).toMatchObject({ email });
    expect((await follow(links[1] ?? '')).data.session).not.toBeNull();
    expect((await admin.getUserById(id)).data.user).toMatchObject({ email: newEmail });
  });

  it('asks an address nobody proved as well, which never is enough by itself', async () => {
    const email = 'unproved@example.com';
    const newEmail = 'proved@example.com';
    const { data: made } = await admin.createUser({ email, password: PASSWORD });
    const id = made.user?.id ?? '';
    const { data, error } = await admin.generateLink({
      type: 'email_change_current',
      email,
      newEmail,
    });
    expect(error).toBeNull();
    const half = await follow(data.properties?.action_link ?? '');
    expect(half).toMatchObject({ error: null, data: { session: null } });
    expect((await admin.getUserById(id)).data.user).toMatchObject({ email });
  });

  it('of the current end is for the address the person has, and for that change alone', async () => {
    const [email, other] = ['leaving@example.com', 'stays@example.com'];
    await person(email);
    await person(other);
    const type = 'email_change_current';
    const make = (from: string, newEmail: string) =>
      admin.generateLink({ type, email: from, newEmail });
    expect((await make('nobody-here@example.com', 'x@example.com')).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    expect((await make(email, email)).error).toMatchObject({ code: 'validation_failed' });
    expect((await make(email, other)).error).toMatchObject({ code: 'email_exists' });
    const first = await make(email, 'one@example.com');
    const code = first.data.properties?.email_otp ?? '';
    const stranger = await server
      .client()
      .verifyOtp({ email: other, token: code, type: 'email_change' });
    expect(stranger.error).toMatchObject({ code: 'otp_expired' });
    await make(email, 'two@example.com');
    // What was agreed to is another change now.
    const old = await follow(first.data.properties?.action_link ?? '');
    expect(old.error).toMatchObject({ code: 'otp_expired' });
  });

  it('is not made for what will not do', async () => {
    const refused = async (params: object) => {
      const answer = await server.post('/admin/generate_link', params, {
        authorization: `Bearer ${SERVICE_KEY}`,
      });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    const email = 'nobody@example.com';
    expect(await refused({ type: 'recovery', email })).toEqual([404, 'user_not_found']);
    expect(await refused({ type: 'constructor', email })).toEqual([400, 'validation_failed']);
    expect(await refused({ type: 'signup', email })).toEqual([400, 'validation_failed']);
    expect(await refused({ type: 'magiclink' })).toEqual([400, 'validation_failed']);
    await person('unsure@example.com');
    const change = { type: 'email_change_new', email: 'unsure@example.com' };
    expect(await refused(change)).toEqual([400, 'validation_failed']);
  });
});
