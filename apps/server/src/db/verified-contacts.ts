import { type GivenContacts, verifiedContacts } from '@chowk/domain/accounts';
import { inArray } from 'drizzle-orm';
import type { Tx } from './database';
import { users } from './schema/auth/auth';
import { asAuth } from './with-actor';

interface Reachable extends GivenContacts {
  readonly id: string;
}

/**
 * As part of a system step: the verified address and number of each person. Everything that sends
 * messages uses this, and never a profile's own fields.
 */
export async function listVerifiedContacts(
  tx: Tx,
  people: readonly Reachable[],
): Promise<Map<string, GivenContacts>> {
  const { id, email, email_confirmed_at, phone, phone_confirmed_at } = users;
  const ids = people.map((person) => person.id);
  const logins = await asAuth(tx, () =>
    tx
      .select({ id, email, email_confirmed_at, phone, phone_confirmed_at })
      .from(users)
      .where(inArray(users.id, ids)),
  );
  const loginOf = new Map(logins.map((login) => [login.id, login]));
  return new Map(
    people.map((person) => [person.id, verifiedContacts(person, loginOf.get(person.id))]),
  );
}
