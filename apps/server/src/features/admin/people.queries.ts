import { listPeople, type Person } from '@chowk/domain/admin';
import type { Role } from '@chowk/domain/kernel';
import { and, asc, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { containing } from '../../contract/search-text';
import type { Tx } from '../../db';
import { profiles, userRoles } from '../../db/schema/accounts';

function isCalled(search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined;
  const digits = search.replace(/\D/g, '');
  return or(
    ilike(profiles.full_name, containing(search)),
    ilike(profiles.email, containing(search)),
    ilike(profiles.area, containing(search)),
    digits === '' ? undefined : ilike(profiles.phone, containing(digits)),
  );
}

function hasRole(tx: Tx, role: Role | undefined): SQL | undefined {
  if (role === undefined) return undefined;
  return exists(
    tx
      .select({ one: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.user_id, profiles.id), eq(userRoles.role, role))),
  );
}

async function rolesOf(tx: Tx, ids: string[]): Promise<ReadonlyMap<string, Role[]>> {
  const byPerson = new Map<string, Role[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byPerson;
  const rows = await tx
    .select({ id: userRoles.user_id, role: userRoles.role })
    .from(userRoles)
    .where(inArray(userRoles.user_id, ids))
    .orderBy(asc(userRoles.position));
  for (const { id, role } of rows) byPerson.get(id)?.push(role);
  return byPerson;
}

export const peopleList = implementQuery(listPeople, async ({ tx }, params) => {
  const { cursor, limit, search, role, status } = params;
  const { id, full_name, email, phone, area, status: standing, created_at } = profiles;
  const rows = await tx
    .select({ id, full_name, email, phone, area, status: standing, created_at })
    .from(profiles)
    .where(
      and(
        isCalled(search),
        hasRole(tx, role),
        status === undefined ? undefined : eq(standing, status),
        afterCursor(cursor, [id], 'desc'),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1);
  const roles = await rolesOf(
    tx,
    rows.map((row) => row.id),
  );
  return pageFrom(
    rows,
    limit,
    (row) => [row.id],
    (row): Person => ({
      ...row,
      created_at: row.created_at.toISOString(),
      roles: roles.get(row.id) ?? [],
    }),
  );
});
