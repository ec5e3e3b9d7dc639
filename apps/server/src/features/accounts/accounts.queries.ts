import { listDemoPeople, readMe, readProfile } from '@chowk/domain/accounts';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { profiles } from '../../db/schema/accounts';
import { notifications } from '../../db/schema/notifications';
import { consents } from '../../db/schema/own-settings';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../auth';
import { presentProfile } from './present-profile';

export const meRead = implementQuery(readMe, async ({ tx, actor }) => {
  const uid = actor.uid ?? '';
  const [[found], [unread], [agreed]] = await Promise.all([
    tx.select().from(profiles).where(eq(profiles.id, uid)).orderBy(asc(profiles.id)),
    tx
      .select({ total: count() })
      .from(notifications)
      .where(and(eq(notifications.profile_id, uid), isNull(notifications.read_at))),
    tx
      .select({ id: consents.id })
      .from(consents)
      .where(
        and(
          eq(consents.profile_id, uid),
          eq(consents.purpose, 'privacy'),
          isNull(consents.withdrawn_at),
        ),
      )
      .limit(1),
  ]);
  const profile = requireRow(found, 'Profile not found');
  return {
    id: profile.id,
    full_name: profile.full_name,
    email: profile.email,
    phone: profile.phone,
    status: profile.status,
    language: profile.language,
    roles: [...actor.roles],
    unread_notifications: unread?.total ?? 0,
    // Consents cannot be given on an owner's behalf.
    owes_consent: !agreed && actor.actingForShopId === null,
  };
});

export const profileRead = implementQuery(readProfile, async ({ tx }, { id }) => {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, id));
  return presentProfile(requireRow(row, 'Profile not found'));
});

export const demoPeopleList = implementQuery(listDemoPeople, async ({ ports }) =>
  ports.isDemo
    ? {
        password: DEMO_PASSWORD,
        items: DEMO_PEOPLE.map(({ email, fullName, roles }) => ({
          email,
          full_name: fullName,
          role: roles[0],
        })),
      }
    : { password: null, items: [] },
);
