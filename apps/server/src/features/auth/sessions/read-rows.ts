import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Row } from '../../../db';
import { identities, sessions, users } from '../../../db/schema/auth/auth';
import { factors } from '../../../db/schema/auth/auth-factors';
import type { UserWithIdentities } from '../account/present-user';

export interface OpenSession extends UserWithIdentities {
  readonly session: Pick<typeof sessions.$inferSelect, 'id' | 'aal' | 'amr'>;
  readonly refreshToken: string;
}

/** Moments come as text where the statement is written by hand. */
function reader<T extends PgTable>(table: T) {
  const moments = Object.entries(getTableColumns(table))
    .filter(([, column]) => column.columnType === 'PgTimestamp')
    .map(([name]) => name);
  return (row: Row): T['$inferSelect'] => {
    const read = { ...row };
    for (const name of moments) {
      const at = read[name];
      if (typeof at === 'string') read[name] = new Date(at);
    }
    return read;
  };
}

export const readSession = reader(sessions);
export const readUser = reader(users);
const readIdentity = reader(identities);
const readFactor = reader(factors);

/**
 * Named one by one: a statement that is kept with "all columns" fails for as long as the process
 * lives once a newer one has added a column.
 */
export const COLUMNS_OF_U = Object.values(getTableColumns(users))
  .map(({ name }) => `u.${name}`)
  .join(', ');

/** For joining a person's row in hand-written SQL, where it is called `u`. */
export const OWNED_BY_U = `
  (select coalesce(jsonb_agg(i order by i.id), '[]')
    from auth.identities i where i.user_id = u.id) as identities,
  (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' order by f.id), '[]')
    from auth.factors f where f.user_id = u.id) as factors`;

export interface OwnedRow extends Row {
  readonly identities: readonly Row[];
  readonly factors: readonly Row[];
}

export function readOwned({ identities, factors }: OwnedRow) {
  return { identities: identities.map(readIdentity), factors: factors.map(readFactor) };
}
