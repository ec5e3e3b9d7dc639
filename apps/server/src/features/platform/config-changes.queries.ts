import { type ConfigChange, type ConfigKey, listConfigChanges } from '@chowk/domain/platform';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { configChanges } from '../../db/schema/platform';

const proposers = alias(profiles, 'proposers');
const deciders = alias(profiles, 'deciders');

interface Found {
  readonly change: typeof configChanges.$inferSelect;
  readonly proposed_name: string | null;
  readonly decided_name: string | null;
}

function selectChanges(tx: Tx, condition: SQL | undefined) {
  return tx
    .select({
      change: configChanges,
      proposed_name: proposers.full_name,
      decided_name: deciders.full_name,
    })
    .from(configChanges)
    .leftJoin(proposers, eq(proposers.id, configChanges.proposed_by))
    .leftJoin(deciders, eq(deciders.id, configChanges.decided_by))
    .where(condition)
    .orderBy(desc(configChanges.id));
}

function presentChange({ change, proposed_name, decided_name }: Found): ConfigChange {
  const { id, key, value, status, needs_second, proposed_by } = change;
  return {
    id,
    key: key as ConfigKey,
    value,
    status,
    needs_second,
    effective_at: change.effective_at.toISOString(),
    proposed_by,
    proposed_name,
    decided_name,
    decided_at: change.decided_at?.toISOString() ?? null,
    created_at: change.created_at.toISOString(),
  };
}

export async function readChange(tx: Tx, id: string): Promise<ConfigChange> {
  const [found] = await selectChanges(tx, eq(configChanges.id, id));
  return presentChange(requireRow(found));
}

export const configChangesList = implementQuery(listConfigChanges, async ({ tx }, params) => {
  const { cursor, limit, status } = params;
  const rows = await selectChanges(
    tx,
    and(
      status === undefined ? undefined : eq(configChanges.status, status),
      afterCursor(cursor, [configChanges.id], 'desc'),
    ),
  ).limit(limit + 1);
  return pageFrom(rows, limit, ({ change }) => [change.id], presentChange);
});
