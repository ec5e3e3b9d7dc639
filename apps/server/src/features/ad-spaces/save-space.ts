import {
  archiveAdSpace as archiveContract,
  createAdSpace as createContract,
  updateAdSpace as updateContract,
} from '@chowk/domain/ad-spaces';
import { ChowkError, type ParsedInputOf } from '@chowk/domain/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { adSpaces } from '../../db/schema/ad-spaces';
import { presentSpace } from './present-space';
import { lockOwnSpace, NO_SPACE, type SpaceRow } from './space-rows';

/** The id is the caller's: sent twice it is one space. */
export const createSpace = implementCommand(createContract, async (context, input) => {
  const { tx, actor, record, emit } = context;
  const { id, shop_id, description = '', ...described } = input;
  requireActedShop(actor, shop_id);
  // Row security refuses a shop that is somebody else's.
  const [made] = await tx
    .insert(adSpaces)
    .values({ ...described, description, id, shop_id })
    .onConflictDoNothing({ target: adSpaces.id })
    .returning();
  const [row = made] = made
    ? []
    : await tx
        .select()
        .from(adSpaces)
        .where(and(eq(adSpaces.id, id), eq(adSpaces.shop_id, shop_id)));
  if (!row) throw new ChowkError('ALREADY_EXISTS');
  if (made) {
    record(id, { before: null, after: input });
    emit({ type: 'ad-space.created', audience: `person:${actor.uid}`, entityId: id, payload: {} });
  }
  return presentSpace(tx, row);
});

type Changes = Partial<Omit<typeof adSpaces.$inferInsert, 'id' | 'version' | 'updated_at'>>;

/** As the person, whose space it is. */
export async function changeSpace(
  { tx, actor, nowMs, record, emit }: CommandContext,
  before: SpaceRow,
  changes: Changes,
): Promise<SpaceRow> {
  const [changed] = await tx
    .update(adSpaces)
    .set({ ...changes, version: sql`${adSpaces.version} + 1`, updated_at: new Date(nowMs) })
    .where(eq(adSpaces.id, before.id))
    .returning();
  const row = requireRow(changed, NO_SPACE);
  const names = Object.keys(changes) as (keyof Changes)[];
  const pick = (from: SpaceRow) => Object.fromEntries(names.map((name) => [name, from[name]]));
  record(row.id, { before: pick(before), after: pick(row) });
  emit({
    type: 'ad-space.updated',
    audience: `person:${actor.uid}`,
    entityId: row.id,
    payload: {},
  });
  return row;
}

async function findOwnSpace({ tx, actor }: CommandContext, { id }: { readonly id: string }) {
  return presentSpace(tx, await lockOwnSpace(tx, actor, id));
}

async function update(context: CommandContext, input: ParsedInputOf<typeof updateContract>) {
  const { tx, actor } = context;
  const { id, version: _, ...changes } = input;
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(given).length === 0) throw new ChowkError('NO_VALID_FIELDS');
  const before = await lockOwnSpace(tx, actor, id);
  return presentSpace(tx, await changeSpace(context, before, given));
}

export const updateSpace = implementCommand(updateContract, update, findOwnSpace);

/** Whoever has booked it keeps it; nobody books it anew. */
export const archiveSpace = implementCommand(archiveContract, async (context, input) => {
  const { tx, actor } = context;
  const before = await lockOwnSpace(tx, actor, input.id);
  const status = input.is_archived ? 'archived' : 'active';
  const row = before.status === status ? before : await changeSpace(context, before, { status });
  return presentSpace(tx, row);
});
