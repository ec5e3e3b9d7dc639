import { deleteView, listSavedViews, saveView } from '@chowk/domain/admin';
import { invalidField } from '@chowk/domain/kernel';
import { and, asc, eq } from 'drizzle-orm';
import { implementCommand, implementQuery } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { savedViews } from '../../db/schema/system/console';

/** Of one person and list; more than fit in a row of buttons nobody finds again. */
const MAX_VIEWS = 30;

const { id, owner_id, list, name, filter } = savedViews;

/** Whose they are, row security answers. */
export const savedViewsList = implementQuery(listSavedViews, async ({ tx }, params) => {
  const items = await tx
    .select({ id, name, filter })
    .from(savedViews)
    .where(eq(list, params.list))
    .orderBy(asc(name))
    .limit(MAX_VIEWS);
  return { items };
});

export const viewSave = implementCommand(saveView, async ({ tx, actor, record }, input) => {
  const owner = actor.uid ?? '';
  const others = await tx
    .select({ name })
    .from(savedViews)
    .where(and(eq(owner_id, owner), eq(list, input.list)));
  const isNew = others.every((view) => view.name !== input.name);
  if (isNew && others.length >= MAX_VIEWS) throw invalidField('name', 'max_array');
  const [view] = await tx
    .insert(savedViews)
    .values({ ...input, owner_id: owner })
    // The same name again is the same view, narrowed another way.
    .onConflictDoUpdate({ target: [owner_id, list, name], set: { filter: input.filter } })
    .returning({ id, name, filter });
  const kept = requireRow(view);
  record(kept.id, { list: input.list, name: kept.name });
  return kept;
});

export const viewDelete = implementCommand(deleteView, async ({ tx, record }, input) => {
  const [gone] = await tx.delete(savedViews).where(eq(id, input.id)).returning({ name });
  record(input.id, { name: requireRow(gone).name });
  return { id: input.id };
});
