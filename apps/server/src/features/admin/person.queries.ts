import { coarseAddress, describeDevice } from '@chowk/domain/accounts';
import { readPerson } from '@chowk/domain/admin';
import { asc, desc, eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { asSystem, type Tx } from '../../db';
import { profiles, userRoles } from '../../db/schema/accounts';
import { brands, shops } from '../../db/schema/businesses';
import { personNotes } from '../../db/schema/person-notes';
import { presentProfile } from '../accounts';
import { hasFactors, readLogin, recoversAlone } from '../auth';
import { presentNote } from './note-person';
import { lookAtLogin } from './system-steps';

const NOTES_SHOWN = 50;
const SHOPS_SHOWN = 50;

function notesAbout(tx: Tx, personId: string) {
  return tx
    .select({ note: personNotes, author_name: profiles.full_name })
    .from(personNotes)
    .leftJoin(profiles, eq(profiles.id, personNotes.author_id))
    .where(eq(personNotes.person_id, personId))
    .orderBy(desc(personNotes.id))
    .limit(NOTES_SHOWN);
}

export const personRead = implementQuery(readPerson, async ({ tx, ports }, { id }) => {
  const [found] = await tx.select().from(profiles).where(eq(profiles.id, id));
  const profile = requireRow(found, 'Profile not found');
  const [roles, [brand], owned, notes] = await Promise.all([
    tx
      .select({ role: userRoles.role, granted_at: userRoles.created_at })
      .from(userRoles)
      .where(eq(userRoles.user_id, id))
      .orderBy(asc(userRoles.position)),
    tx
      .select({ id: brands.id, brand_name: brands.brand_name, is_verified: brands.is_verified })
      .from(brands)
      .where(eq(brands.owner_id, id)),
    tx
      .select({ id: shops.id, shop_name: shops.shop_name, area: shops.area })
      .from(shops)
      .where(eq(shops.owner_id, id))
      .orderBy(desc(shops.id))
      .limit(SHOPS_SHOWN),
    notesAbout(tx, id),
  ]);
  const [login, has_second_step, recovers_alone] = await asSystem(tx, lookAtLogin, async () => [
    await readLogin(tx, id),
    await hasFactors(tx, id),
    await recoversAlone(tx, ports, id),
  ]);
  return {
    profile: presentProfile(profile),
    language: profile.language,
    roles: roles.map(({ role, granted_at }) => ({ role, granted_at: granted_at.toISOString() })),
    created_at: profile.created_at.toISOString(),
    last_sign_in_at: login.lastSignInAt?.toISOString() ?? null,
    brand: brand ?? null,
    shops: owned,
    has_second_step,
    recovers_alone,
    devices: login.sessions.map((session) => ({
      id: session.id,
      ...describeDevice(session.userAgent),
      address: coarseAddress(session.address),
      signed_in_at: session.createdAt.toISOString(),
      last_active_at: session.refreshedAt.toISOString(),
    })),
    notes: notes.map(({ note, author_name }) => presentNote(note, author_name)),
  };
});
