import { type Actor, ANONYMOUS, DAY_MS, type Role } from '@chowk/domain/kernel';
import { type Database, defineSystemStep, withSystem } from '../../src/db';
import { profiles, userRoles } from '../../src/db/schema/accounts';
import type { Authenticator } from '../../src/http/types';
import { newId } from '../../src/new-id';

/** Long enough to confirm what takes two super admins. */
const DAYS_AGO = 30 * DAY_MS;

const makePerson = defineSystemStep('test.make-person', 'Tests need people.');

/** Just signed in, whatever the test's clock says, unless the test says otherwise. */
export const FRESHLY = Number.POSITIVE_INFINITY;

/** A person with these roles, as the runner would see them after signing in. */
export async function createTestPerson(
  db: Database,
  ...roles: Role[]
): Promise<Actor & { uid: string }> {
  const uid = newId();
  await withSystem(db, ANONYMOUS, makePerson, async (tx) => {
    await tx.insert(profiles).values({ id: uid, full_name: `Test ${roles[0] ?? 'person'}` });
    for (const role of roles) {
      const since = role === 'super_admin' ? { created_at: new Date(Date.now() - DAYS_AGO) } : {};
      await tx.insert(userRoles).values({ id: newId(), user_id: uid, role, ...since });
    }
  });
  const session = { sessionId: null, actingForShopId: null, authenticatedAtMs: FRESHLY };
  return { uid, actorId: uid, roles, ...session };
}

export interface TestAuthenticator extends Authenticator {
  readonly tokenFor: (actor: Actor) => string;
}

/** Tokens that stand for people in tests of everything but sign-in itself. */
export function createTestAuthenticator(): TestAuthenticator {
  const people = new Map<string, Actor>();
  return {
    tokenFor: (actor) => {
      const token = `test.${actor.actorId}`;
      people.set(token, actor);
      return token;
    },
    actorFor: async (token) => people.get(token),
  };
}
