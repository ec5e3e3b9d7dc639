import { createHmac } from 'node:crypto';
import type { Role } from '@chowk/domain/kernel';
import type { AuthClient } from '@supabase/auth-js';
import { createPerson } from '../../src/features/auth';
import { type AuthServer, PASSWORD } from '../auth-server';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an app on a phone shows for a secret: written apart from the server, so that both are tried. */
function authenticatorApp(secret: string, nowMs: number): string {
  let value = 0n;
  for (const letter of secret) value = value * 32n + BigInt(ALPHABET.indexOf(letter));
  const key = Buffer.from(value.toString(16).padStart((secret.length * 5) / 4, '0'), 'hex');
  const counter = Math.floor(nowMs / STEP_MS)
    .toString(16)
    .padStart(16, '0');
  const mac = createHmac('sha1', key).update(Buffer.from(counter, 'hex')).digest('hex');
  const at = Number.parseInt(mac.slice(-1), 16) * 2;
  const number = Number.parseInt(mac.slice(at, at + 8), 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

type Client = InstanceType<typeof AuthClient>;

/** People with a password, and what they do with an app on their phone. */
export function factorPeople(server: AuthServer) {
  let count = 0;
  const codeOf = (secret: string, aheadMs = 0) =>
    authenticatorApp(secret, server.clock.nowMs() + aheadMs);
  /** The next half minute, so that no code is the one used before. */
  const later = () => server.clock.advance(STEP_MS);

  return {
    codeOf,
    later,
    person: async (...roles: Role[]) => {
      count += 1;
      const login = { email: `factor${count}@example.com`, password: PASSWORD };
      const { id } = await createPerson(server.ports, { ...login, fullName: 'Factor', roles });
      return {
        id,
        ...login,
        signIn: async () => {
          const client = server.client();
          const { error } = await client.signInWithPassword(login);
          if (error) throw error;
          return client;
        },
      };
    },
    /** Begins a factor with an app; its id and the secret the app was given. */
    enroll: async (client: Client, friendlyName = 'Phone') => {
      const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
      if (error) throw error;
      return { id: data.id, secret: data.totp.secret };
    },
    prove: (client: Client, factor: { readonly id: string; readonly secret: string }) => {
      later();
      const code = codeOf(factor.secret);
      return client.mfa.challengeAndVerify({ factorId: factor.id, code });
    },
    levelOf: async (client: Client) => (await client.mfa.getAuthenticatorAssuranceLevel()).data,
  };
}
