import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { defineSystemStep, type Tx, withAuth, withSystem } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { users } from '../../../db/schema/auth/auth';
import { listVerifiedContacts } from '../../../db/verified-contacts';
import type { Message } from '../../../messaging';
import { createPerson } from '../account/create-person';

const sent: Message[] = [];
let server: MailServer;
beforeAll(async () => {
  const messenger = {
    send: async (message: Message) => ({ id: `m${sent.push(message)}` }),
    isConfigured: () => true,
  };
  server = await startMailServer({ ports: { messenger } });
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

const step = defineSystemStep('test.contacts', 'Tests ask whom the platform would write to.');
const asSystem = <T>(work: (tx: Tx) => Promise<T>) => withSystem(server.db, ANONYMOUS, step, work);

async function reach(id: string) {
  return asSystem(async (tx) => {
    const people = await tx.select().from(profiles).where(eq(profiles.id, id));
    return (await listVerifiedContacts(tx, people)).get(id);
  });
}

let count = 0;
async function person() {
  count += 1;
  const email = `contact${count}@example.com`;
  const made = { email, password: PASSWORD, fullName: 'C', roles: [] };
  const { id } = await createPerson(server.ports, made);
  const client = server.client();
  await client.signInWithPassword({ email, password: PASSWORD });
  return { id, email, client };
}

it('a number that was typed is verified by the code sent to it', async () => {
  const { id, email, client } = await person();
  const phone = '+919876511001';
  await asSystem((tx) => tx.update(profiles).set({ phone }).where(eq(profiles.id, id)));
  expect(await reach(id)).toEqual({ email, phone: null });
  expect((await client.updateUser({ phone })).error).toBeNull();
  await expect.poll(() => sent.at(-1)?.to).toBe(phone);
  expect(await reach(id)).toEqual({ email, phone: null });
  const token = /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
  const { error } = await client.verifyOtp({ phone, token, type: 'phone_change' });
  expect(error).toBeNull();
  expect(await reach(id)).toEqual({ email, phone });
});

it('the sign-in’s own address gets its link again while nobody has opened one', async () => {
  const { id, email, client } = await person();
  const unproved = { email_confirmed_at: null };
  await withAuth(server.db, 'write', (tx) =>
    tx.update(users).set(unproved).where(eq(users.id, id)),
  );
  expect(await reach(id)).toEqual({ email: null, phone: null });
  expect((await client.updateUser({ email })).error).toBeNull();
  const { link } = await server.mailbox.next(email, 'email-change-new');
  await server.open(link);
  expect(await reach(id)).toEqual({ email, phone: null });
  // Proved already: nothing is sent, and nothing changes.
  expect((await client.updateUser({ email })).error).toBeNull();
  expect(await server.mailbox.leftFor(email)).toBe(0);
});

it('an address nobody has proved is not told of changes either', async () => {
  const { id, email, client } = await person();
  await withAuth(server.db, 'write', (tx) =>
    tx.update(users).set({ email_confirmed_at: null }).where(eq(users.id, id)),
  );
  expect((await client.updateUser({ password: `${PASSWORD}-2` })).error).toBeNull();
  const proved = await person();
  await proved.client.updateUser({ password: `${PASSWORD}-2` });
  await server.mailbox.next(proved.email, 'password-changed');
  expect(await server.mailbox.leftFor(email)).toBe(0);
});
