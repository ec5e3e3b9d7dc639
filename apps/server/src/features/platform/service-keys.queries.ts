import { listServiceKeys, type ServiceKey, serviceKeyState } from '@chowk/domain/platform';
import { desc, eq } from 'drizzle-orm';
import type { QueryContext } from '../../contract/context';
import { implementQuery } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { serviceKeys } from '../../db/schema/system/console';

/** As many as a super admin can look through. */
const MAX_KEYS = 200;

const shown = {
  id: serviceKeys.id,
  name: serviceKeys.name,
  hint: serviceKeys.hint,
  created_name: profiles.full_name,
  created_at: serviceKeys.created_at,
  last_used_at: serviceKeys.last_used_at,
  revoked_at: serviceKeys.revoked_at,
  expires_at: serviceKeys.expires_at,
  confirmed_at: serviceKeys.confirmed_at,
  scopes: serviceKeys.scopes,
};

function selectKeys(tx: Tx) {
  return tx
    .select(shown)
    .from(serviceKeys)
    .leftJoin(profiles, eq(profiles.id, serviceKeys.created_by));
}

type Found = Awaited<ReturnType<typeof selectKeys>>[number];

function presentKey(found: Found, nowMs: number): ServiceKey {
  const { created_at, last_used_at, revoked_at, confirmed_at, expires_at, ...key } = found;
  return {
    ...key,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
    state: serviceKeyState({ confirmed_at, revoked_at, expires_at }, nowMs),
  };
}

export async function readServiceKey(
  { tx, nowMs }: Pick<QueryContext, 'tx' | 'nowMs'>,
  id: string,
): Promise<ServiceKey> {
  const [found] = await selectKeys(tx).where(eq(serviceKeys.id, id));
  return presentKey(requireRow(found), nowMs);
}

export const serviceKeysList = implementQuery(listServiceKeys, async ({ tx, nowMs }) => {
  const rows = await selectKeys(tx).orderBy(desc(serviceKeys.id)).limit(MAX_KEYS);
  return { items: rows.map((row) => presentKey(row, nowMs)) };
});
