import { eq } from 'drizzle-orm';
import type { Tx } from '../db';
import { profiles } from '../db/schema/accounts';
import { DEMO_PEOPLE } from '../features/auth/demo/demo-people';

/** As the system: whom the demo signs in as with one tap, if they were made. */
export async function findDemoPerson(
  tx: Tx,
  role: 'brand' | 'retailer' | 'bizman' | 'admin',
): Promise<string | undefined> {
  const email = DEMO_PEOPLE.find(({ roles }) => roles[0] === role)?.email ?? '';
  const [row] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.email, email));
  return row?.id;
}
