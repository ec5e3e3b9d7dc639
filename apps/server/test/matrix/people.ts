import { ROLES, type Role } from '@chowk/domain/kernel';
import { createPerson } from '../../src/features/auth';
import { type AuthServer, memoryStorage, PASSWORD } from '../auth-server';
import { factorPeople } from '../device/authenticator-app';

export type ByRole = Readonly<Record<Role, string>>;

/** One person of every role as the real sign-in leaves them. */
export interface SignedIn {
  readonly ids: ByRole;
  /** Both steps taken. */
  readonly tokens: ByRole;
  /** The same people, who showed their password and not yet the factor they have. */
  readonly firstStep: ByRole;
  /** Signed in, then suspended. */
  readonly suspended: ByRole;
}

async function byRole(make: (role: Role) => Promise<string>): Promise<ByRole> {
  const made = await Promise.all(ROLES.map(async (role) => [role, await make(role)] as const));
  return Object.fromEntries(made) as ByRole;
}

/** With the package the browser uses: password, factor, and a second sign-in without it. */
export async function signInPeople(server: AuthServer): Promise<SignedIn> {
  const { enroll, codeOf } = factorPeople(server);
  const emailOf = (role: Role, kind: string) => `${role}.${kind}@example.com`;
  const person = async (role: Role, kind: string) => {
    const login = { email: emailOf(role, kind), password: PASSWORD };
    return (await createPerson(server.ports, { ...login, fullName: 'Asha', roles: [role] })).id;
  };
  /** Without a socket: a busy machine lets idle ones die. */
  const inProcess: typeof fetch = async (input, init) =>
    server.app.request(new Request(input, init));
  const signIn = async (role: Role, kind: string) => {
    const client = server.client(memoryStorage(), inProcess);
    const login = { email: emailOf(role, kind), password: PASSWORD };
    const { data, error } = await client.signInWithPassword(login);
    if (error) throw error;
    return { client, token: data.session.access_token };
  };
  const ids = await byRole((role) => person(role, 'signed-in'));
  await server.db.execute(
    "update user_roles set created_at = now() - interval '30 days' where role = 'super_admin'",
  );
  const tokens = await byRole(async (role) => {
    const { client } = await signIn(role, 'signed-in');
    const { id: factorId, secret } = await enroll(client);
    const code = codeOf(secret);
    const { data, error } = await client.mfa.challengeAndVerify({ factorId, code });
    if (error) throw error;
    return data.access_token;
  });
  const firstStep = await byRole(async (role) => (await signIn(role, 'signed-in')).token);
  const suspended = await byRole(async (role) => {
    const id = await person(role, 'suspended');
    const { token } = await signIn(role, 'suspended');
    await server.db.execute("update profiles set status = 'suspended' where id = $1", [id]);
    return token;
  });
  return { ids, tokens, firstStep, suspended };
}

/** People nobody signs in as: whose rows the others must not reach. */
export function makeStrangers(server: AuthServer, label: string): Promise<ByRole> {
  return byRole(async (role) => {
    const email = `${role}.${label.toLowerCase()}@example.com`;
    return (await createPerson(server.ports, { email, fullName: label, roles: [role] })).id;
  });
}
