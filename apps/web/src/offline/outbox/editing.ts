import { showChange } from '@/offline/pull/rebase';
import { requireOwnDatabase } from '@/offline/store/database';
import { tell } from '@/offline/store/events';
import { update } from '@/offline/store/rows';
import { write } from '@/offline/store/write';
import { editPlaceOf, findEdited, isUntouched } from './edited';
import { announce, announceGone, discardItems, QUEUE_TABLES } from './outbox';
import type { PendingUpload } from './queue-row';

/** Into its form, to be changed: told of as not sent until it is saved there, or left as it was. */
export async function startEditing(id: string): Promise<void> {
  const item = await putInForm(id);
  if (item) announceGone(item);
}

/** Refused while its form is open, it is still being edited there. */
export async function goOnEditing(id: string): Promise<void> {
  const item = await putInForm(id);
  if (item) announce(item);
}

async function putInForm(id: string): Promise<PendingUpload | undefined> {
  return changeItem(id, (item) =>
    item.state !== 'editing' && editPlaceOf(item)
      ? { state: 'editing', editedFrom: item.state }
      : undefined,
  );
}

/** Its form was closed: what nobody touched there is as it was before. */
export async function leaveEditing(type: string, entity: string): Promise<void> {
  const { database } = await requireOwnDatabase();
  const edited = await findEdited(type, entity);
  if (!edited || !(await isUntouched(database, edited))) return;
  const item = await changeItem(edited.id, ({ state, editedFrom = 'queued' }) =>
    state === 'editing' ? { state: editedFrom } : undefined,
  );
  if (!item) return;
  announce(item);
  tell({ type: 'item.queued' });
}

async function changeItem(
  id: string,
  changeOf: (item: PendingUpload) => Partial<PendingUpload> | undefined,
): Promise<PendingUpload | undefined> {
  const { database } = await requireOwnDatabase();
  return write(database, QUEUE_TABLES, async (tables) => {
    const item = await tables.pendingUploads.get(id);
    const change = item && changeOf(item);
    if (!change) return undefined;
    await update(tables.pendingUploads, id, change);
    await showChange(tables, item);
    return { ...item, ...change };
  });
}

/** Nothing is left of it to send, or the person wants none of it. */
export async function discardEdited(type: string, entity: string): Promise<void> {
  const edited = await findEdited(type, entity);
  if (edited) await discardItems([edited.id]);
}
