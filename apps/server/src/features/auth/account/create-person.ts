import { ANONYMOUS, type Role } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { defineSystemStep, type Tx, withAuth, withSystem } from '../../../db';
import { profiles, userRoles } from '../../../db/schema/accounts';
import { identities, SIGN_UP_ROLES, users } from '../../../db/schema/auth/auth';
import { ensureBusinesses } from '../../../db/start-business';
import { parseEmail } from '../contacts/email';
import { offerPhone } from '../contacts/profile-phone';
import { createPasswords } from '../password/passwords';
import { emailIdentity, phoneIdentity } from '../providers/identity-rows';
import { insertFirstRows, type PersonPorts } from './first-rows';
import type { UserRow } from './present-user';
import type { GivenConsents } from './user-metadata';

export const grantRoles = defineSystemStep(
  'auth.grant-roles',
  'The auth server itself may only grant what people choose at sign-up; an operator may grant more.',
);

export interface NewPerson {
  readonly email: string;
  /** Absent: the person sets one through a recovery mail. */
  readonly password?: string;
  readonly fullName: string;
  /** In grant order; the first is the primary one. */
  readonly roles: readonly Role[];
  readonly language?: 'en' | 'hi';
  readonly companyName?: string;
  /** Typed at sign-up and not verified: it goes into the profile if nobody else has it. */
  readonly mobile?: string;
  readonly userMetadata?: Record<string, unknown>;
  readonly consents?: GivenConsents;
  /** An unverified address cannot sign in. */
  readonly isConfirmed?: boolean;
}

/** One of address and number at least. */
export interface HashedPerson extends Omit<NewPerson, 'password' | 'email'> {
  readonly email: string | null;
  readonly phone?: string | null;
  readonly passwordHash: string | null;
  /** Who came through a provider is known by that; anyone else by address or number. */
  readonly identityOf?: (userId: string) => typeof identities.$inferInsert;
}

function isGrantableAtSignUp(role: Role): boolean {
  return SIGN_UP_ROLES.some((allowed) => allowed === role);
}

function roleRows(ports: PersonPorts, userId: string, roles: readonly Role[]) {
  return roles.map((role) => ({ id: ports.newId(), user_id: userId, role }));
}

/** Undefined when the address is taken. Role, profile and login are made together or not at all. */
export async function insertPerson(
  tx: Tx,
  ports: PersonPorts,
  person: HashedPerson,
): Promise<UserRow | undefined> {
  const { email, phone = null, isConfirmed = true } = person;
  const id = ports.newId();
  const identity =
    person.identityOf?.(id) ??
    (email
      ? emailIdentity(ports, id, email, isConfirmed)
      : phoneIdentity(ports, id, phone ?? '', isConfirmed));
  const { provider } = identity;
  const now = new Date(ports.nowMs());
  const times = { created_at: now, updated_at: now };
  const [user] = await tx
    .insert(users)
    .values({
      id,
      email,
      phone,
      password_hash: person.passwordHash,
      email_confirmed_at: email && isConfirmed ? now : null,
      phone_confirmed_at: phone && isConfirmed ? now : null,
      confirmation_sent_at: isConfirmed ? null : now,
      app_metadata: { provider, providers: [provider] },
      user_metadata: person.userMetadata ?? { full_name: person.fullName },
      ...times,
    })
    .onConflictDoNothing()
    .returning();
  if (!user) return undefined;
  await Promise.all([
    tx.insert(identities).values(identity),
    tx.insert(profiles).values({
      id,
      email,
      full_name: person.fullName,
      language: person.language ?? 'en',
      company_name: person.companyName ?? null,
      whatsapp_opt_in: person.consents?.purposes.includes('whatsapp') ?? false,
      ...times,
    }),
  ]);
  const granted = person.roles.every(isGrantableAtSignUp) ? person.roles : [];
  if (granted.length > 0) await tx.insert(userRoles).values(roleRows(ports, id, granted));
  await insertFirstRows(tx, ports, id, {
    businessName: person.companyName || person.fullName,
    roles: granted,
    consents: person.consents,
  });
  if (person.mobile) await offerPhone(tx, id, person.mobile, false);
  return user;
}

/** Grants what is missing, keeping the order of what is there, and makes what comes with a role. */
async function ensureRoles(ports: PersonPorts, userId: string, roles: readonly Role[]) {
  await withSystem(ports.db, ANONYMOUS, grantRoles, async (tx) => {
    for (const row of roleRows(ports, userId, roles)) {
      await tx.insert(userRoles).values(row).onConflictDoNothing();
    }
    await ensureBusinesses(tx, ports.newId, userId, roles);
  });
}

export type NewPersonPorts = PersonPorts & Pick<Ports, 'hashing'>;

export interface CreatedPerson {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * For the demo and the command line, which may also make admins. Someone who exists already keeps
 * their password and gets the missing roles, so it may be run again after being cut short.
 */
export async function createPerson(
  ports: NewPersonPorts,
  person: NewPerson,
): Promise<CreatedPerson> {
  const email = parseEmail(person.email);
  if (!email) throw new Error(`${person.email} is not an e-mail address`);
  const existing = await withAuth(ports.db, 'read', (tx) =>
    tx.select({ id: users.id }).from(users).where(eq(users.email, email)),
  );
  const [known] = existing;
  if (known) {
    await ensureRoles(ports, known.id, person.roles);
    return { id: known.id, isNew: false };
  }
  const { password, ...rest } = person;
  const passwordHash = password ? await createPasswords(ports.hashing).hash(password) : null;
  const made = await withAuth(ports.db, 'write', (tx) =>
    insertPerson(tx, ports, { ...rest, email, passwordHash }),
  );
  // Another process was faster: take the other way round.
  if (!made) return createPerson(ports, person);
  await ensureRoles(ports, made.id, person.roles);
  return { id: made.id, isNew: true };
}
