import {
  CONFIG_KEYS,
  type ConfirmObstacle,
  listProposals,
  type Proposal,
  readConfirmers,
} from '@chowk/domain/platform';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueryContext } from '../../../contract/context';
import { implementQuery } from '../../../contract/implement';
import { afterCursor, pageFrom } from '../../../contract/paging';
import { requireRow } from '../../../contract/require-row';
import type { Tx } from '../../../db';
import { profiles, userRoles } from '../../../db/schema/accounts';
import { proposals } from '../../../db/schema/platform';
import { readPlatformConfig } from '../read-platform-config';

const proposers = alias(profiles, 'proposers');
const deciders = alias(profiles, 'deciders');
const beneficiaries = alias(profiles, 'beneficiaries');

type Reading = Pick<QueryContext, 'tx' | 'actor' | 'nowMs'>;

function selectProposals(tx: Tx, condition: SQL | undefined) {
  return tx
    .select({
      row: proposals,
      proposed_name: proposers.full_name,
      decided_name: deciders.full_name,
      beneficiary_name: beneficiaries.full_name,
    })
    .from(proposals)
    .leftJoin(proposers, eq(proposers.id, proposals.proposed_by))
    .leftJoin(deciders, eq(deciders.id, proposals.decided_by))
    .leftJoin(beneficiaries, eq(beneficiaries.id, proposals.beneficiary_id))
    .where(condition)
    .orderBy(desc(proposals.id));
}

type Found = Awaited<ReturnType<typeof selectProposals>>[number];

/** What every line of a list is held against. */
async function readStanding({ tx, actor, nowMs }: Reading) {
  const [standing] = await tx.execute<{ ready: boolean }>(
    sql`select app.may_confirm(${actor.uid}::uuid) as ready`,
  );
  const config = await readPlatformConfig(tx);
  const isReady = standing?.ready ?? false;

  function obstacleTo({ row }: Found): ConfirmObstacle | null {
    if (row.status !== 'proposed' || !row.needs_second) return null;
    if (row.expires_at.getTime() <= nowMs) return 'expired';
    if (row.proposed_by === actor.uid) return 'own';
    if (row.beneficiary_id === actor.uid) return 'beneficiary';
    return isReady ? null : 'too_new';
  }

  return function present(found: Found): Proposal {
    const { row, ...names } = found;
    const { id, kind, value, status, needs_second, proposed_by, beneficiary_id } = row;
    const key = CONFIG_KEYS.find((each) => kind === 'setting' && each === row.subject) ?? null;
    const isOpen = status === 'proposed' || status === 'confirmed';
    return {
      id,
      kind,
      key,
      value,
      current: key && isOpen ? config[key] : null,
      status,
      needs_second,
      effective_at: row.effective_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      proposed_by,
      beneficiary_id,
      ...names,
      decided_at: row.decided_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      obstacle: obstacleTo(found),
    };
  };
}

export async function readProposal(context: Reading, id: string): Promise<Proposal> {
  const [found] = await selectProposals(context.tx, eq(proposals.id, id));
  const present = await readStanding(context);
  return present(requireRow(found));
}

export const proposalsList = implementQuery(listProposals, async (context, params) => {
  const { cursor, limit, status, kind, is_open } = params;
  const rows = await selectProposals(
    context.tx,
    and(
      status === undefined ? undefined : eq(proposals.status, status),
      kind === undefined ? undefined : eq(proposals.kind, kind),
      is_open === undefined ? undefined : (is_open ? eq : ne)(proposals.status, 'proposed'),
      afterCursor(cursor, [proposals.id], 'desc'),
    ),
  ).limit(limit + 1);
  const present = await readStanding(context);
  return pageFrom(rows, limit, ({ row }) => [row.id], present);
});

export const confirmersRead = implementQuery(readConfirmers, async ({ tx, actor }) => {
  const [counted] = await tx
    .select({
      others: sql<number>`count(*)::int`,
      ready: sql<number>`(count(*) filter (where app.may_confirm(${userRoles.user_id})))::int`,
    })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.id, userRoles.user_id))
    .where(
      and(
        eq(userRoles.role, 'super_admin'),
        eq(profiles.status, 'active'),
        sql`${profiles.id} <> ${actor.uid}::uuid`,
      ),
    );
  const { super_admin_hours: hours } = await readPlatformConfig(tx);
  return { others: counted?.others ?? 0, ready: counted?.ready ?? 0, hours };
});
