import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { openTestDatabase } from '../../../../test/database';
import type { Message, Messenger } from '../../../messaging';

const sent: Message[] = [];
const byWhatsApp: Messenger = {
  send: async (message) => {
    sent.push(message);
    return { id: `m${sent.length}` };
  },
  isConfigured: (channel) => channel === 'whatsapp',
};

let db: Awaited<ReturnType<typeof openTestDatabase>>;
const open: AuthServer[] = [];
beforeAll(async () => {
  db = await openTestDatabase();
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});
afterAll(() => db.close());

async function serve(messenger?: Messenger) {
  const server = await startAuthServer({
    db,
    autoConfirmPhone: true,
    passwordChange: { needsCurrent: true },
    ...(messenger ? { ports: { messenger } } : {}),
  });
  open.push(server);
  return server;
}

it('a code on the phone leads to a new password, by whichever way messages go', async () => {
  const phone = '919811200001';
  const server = await serve(byWhatsApp);
  expect((await server.client().signUp({ phone, password: PASSWORD })).error).toBeNull();
  const client = server.client();
  const asked = await client.signInWithOtp({ phone, options: { shouldCreateUser: false } });
  expect(asked.error).toBeNull();
  const message = sent.find(({ template }) => template === 'auth-code');
  expect(message).toMatchObject({ to: `+${phone}`, channel: 'whatsapp' });
  const token = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  const wrong = token === '000000' ? '000001' : '000000';
  const guess = await server.client().verifyOtp({ phone, token: wrong, type: 'sms' });
  expect(guess.error).toMatchObject({ code: 'otp_expired' });
  expect((await client.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
  expect((await client.updateUser({ password: 'another horse' })).error).toBeNull();
  const signIn = (password: string) => server.client().signInWithPassword({ phone, password });
  expect((await signIn(PASSWORD)).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await signIn('another horse')).error).toBeNull();
});

it('where no message can arrive none is promised', async () => {
  const server = await serve();
  const settings = await fetch(`${server.url}/settings`).then((answer) => answer.json());
  expect(settings).toMatchObject({ external: { phone: false } });
  const { error } = await server.client().signInWithOtp({ phone: '919811200002' });
  expect(error).toMatchObject({ code: 'phone_provider_disabled' });
});
