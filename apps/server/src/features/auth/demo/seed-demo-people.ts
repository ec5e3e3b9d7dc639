import { CONSENT_VERSION } from '@chowk/domain/accounts';
import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { and, eq, gt } from 'drizzle-orm';
import { withSystem } from '../../../db';
import { userRoles } from '../../../db/schema/accounts';
import { createPerson, grantRoles, type NewPersonPorts } from '../account/create-person';
import type { PersonPorts } from '../account/first-rows';
import { createPasswords } from '../password/passwords';
import { reopenDemoPerson } from './close-demo-people';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people';

/** As if every box of the sign-up form was ticked. */
const CONSENTS = {
  version: CONSENT_VERSION,
  purposes: ['privacy', 'location'],
} as const;

const LONG_AGO_MS = 30 * DAY_MS;

/** A fresh demo shows what takes two people: its super admins count as such for a while. */
async function makeSeasoned({ db, nowMs }: PersonPorts, userId: string): Promise<void> {
  const since = new Date(nowMs() - LONG_AGO_MS);
  await withSystem(db, ANONYMOUS, grantRoles, (tx) =>
    tx
      .update(userRoles)
      .set({ created_at: since })
      .where(
        and(
          eq(userRoles.user_id, userId),
          eq(userRoles.role, 'super_admin'),
          gt(userRoles.created_at, since),
        ),
      ),
  );
}

/** May run at every start: existing people stay as they are. True when someone was new. */
export async function seedDemoPeople(ports: NewPersonPorts): Promise<boolean> {
  const { hash } = createPasswords(ports.hashing);
  let isAnyNew = false;
  for (const { email, fullName, roles } of DEMO_PEOPLE) {
    const person = { email, password: DEMO_PASSWORD, fullName, roles, consents: CONSENTS };
    const { id, isNew } = await createPerson(ports, person);
    await makeSeasoned(ports, id);
    await reopenDemoPerson(ports, id, () => hash(DEMO_PASSWORD));
    isAnyNew ||= isNew;
  }
  return isAnyNew;
}
