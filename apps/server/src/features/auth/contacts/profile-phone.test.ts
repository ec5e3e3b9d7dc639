import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { withAuth } from '../../../db';
import type { Message, Messenger } from '../../../messaging';
import { createPerson } from '../account/create-person';
import { offerPhone } from './profile-phone';

const sent: Message[] = [];
const messenger: Messenger = {
  send: async (message) => {
    sent.push(message);
    return { id: `m${sent.length}` };
  },
  isConfigured: () => true,
};

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer({ ports: { messenger } });
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

const phoneOf = async (id: string | undefined) =>
  (await server.db.execute('select phone from profiles where id = $1', [id ?? '']))[0]?.phone;
const versionOf = async (id: string | undefined) =>
  (await server.db.execute('select version from profiles where id = $1', [id ?? '']))[0]?.version;
const lastCode = () => /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
let count = 0;
async function person() {
  count += 1;
  const login = { email: `p${count}@example.com`, password: PASSWORD };
  const { id } = await createPerson(server.ports, { ...login, fullName: 'P', roles: [] });
  const client = server.client();
  await client.signInWithPassword(login);
  return { id, client };
}
async function signUp(email: string, phone: unknown) {
  const options = { data: { full_name: 'S', phone } };
  const { data, error } = await server.client().signUp({ email, password: PASSWORD, options });
  expect(error).toBeNull();
  return data.user?.id;
}
async function prove(phone: string) {
  const { id, client } = await person();
  expect((await client.updateUser({ phone })).error).toBeNull();
  await expect.poll(() => sent.at(-1)?.to).toBe(`+${phone}`);
  const { error } = await client.verifyOtp({ phone, token: lastCode(), type: 'phone_change' });
  expect(error).toBeNull();
  return id;
}

it('is the mobile typed at sign-up, in one spelling, while it is free', async () => {
  const first = await signUp('first@example.com', '098765 00001');
  expect(await phoneOf(first)).toBe('+919876500001');
  const second = await signUp('second@example.com', '+91 98765 00001');
  expect(await phoneOf(second)).toBeNull();
  for (const [i, nonsense] of ['12345', 7, null, { a: 1 }].entries()) {
    expect(await phoneOf(await signUp(`odd${i}@example.com`, nonsense))).toBeNull();
  }
});

it('is the number somebody proved', async () => {
  expect(await phoneOf(await prove('919876500002'))).toBe('+919876500002');
  const client = server.client();
  await client.signInWithOtp({ phone: '919876500003' });
  const { data } = await client.verifyOtp({
    phone: '919876500003',
    token: lastCode(),
    type: 'sms',
  });
  expect(await phoneOf(data.user?.id)).toBe('+919876500003');
});

it('is never taken from somebody real, and always from somebody unproved', async () => {
  const { id: holder } = await person();
  await withAuth(server.db, 'write', (tx) => offerPhone(tx, holder, '+919876500004', false));
  expect(await phoneOf(await prove('919876500004'))).toBeNull();
  expect(await phoneOf(holder)).toBe('+919876500004');
  const squatter = await signUp('squatter@example.com', '9876500005');
  expect(await phoneOf(squatter)).toBe('+919876500005');
  expect(await phoneOf(await prove('919876500005'))).toBe('+919876500005');
  expect(await phoneOf(squatter)).toBeNull();
});

it('counts up the version of every profile it changes, and of no other', async () => {
  const squatter = await signUp('early@example.com', '9876500007');
  const before = Number(await versionOf(squatter));
  const owner = await prove('919876500007');
  expect(await versionOf(squatter)).toBe(before + 1);
  const proved = Number(await versionOf(owner));
  const offer = (mobile: string) =>
    withAuth(server.db, 'write', (tx) => offerPhone(tx, owner, mobile, true));
  await offer('+919876500007');
  expect(await versionOf(owner)).toBe(proved);
  await offer('+919876500008');
  expect(await versionOf(owner)).toBe(proved + 1);
});

it('stays as it was where the number is not Indian', async () => {
  expect(await phoneOf(await prove('14155550100'))).toBeNull();
});

it('goes to exactly one of many who come at once, and nobody’s sign-up fails', async () => {
  const ids = await Promise.all(
    [1, 2, 3, 4].map((i) => signUp(`crowd${i}@example.com`, '9876500006')),
  );
  const phones = await Promise.all(ids.map(phoneOf));
  expect(phones.filter(Boolean)).toEqual(['+919876500006']);
});
