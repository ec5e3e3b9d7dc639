import { requireOwnDatabase } from '@/offline/store/database';
import { emit } from '@/offline/store/events';
import { editPageOf, findEdited, isUnchanged } from './edited';
import { announce, announceDropped, changeItem, discardItems } from './outbox';
import type { PendingUpload } from './queue-row';

/** Moves an item into its form: unsent until it is saved there or the form is closed unchanged. */
export async function startEditing(id: string): Promise<void> {
  const item = await putInForm(id);
  if (item) announceDropped(item);
}

/** Refused while its form is open, so it is still being edited. */
export async function resumeEditing(id: string): Promise<void> {
  const item = await putInForm(id);
  if (item) announce(item);
}

async function putInForm(id: string): Promise<PendingUpload | undefined> {
  return changeItem(id, (item) =>
    item.state !== 'editing' && editPageOf(item)
      ? { state: 'editing', editedFrom: item.state }
      : undefined,
  );
}

/** Its form was closed: an unchanged item returns to its earlier state. */
export async function leaveEditing(type: string, target: string): Promise<void> {
  const { database } = await requireOwnDatabase();
  const edited = await findEdited(type, target);
  if (!edited || !(await isUnchanged(database, edited))) return;
  const item = await changeItem(edited.id, ({ state, editedFrom = 'queued' }) =>
    state === 'editing' ? { state: editedFrom } : undefined,
  );
  if (!item) return;
  announce(item);
  emit({ type: 'item.queued' });
}

/** The item was emptied or discarded. */
export async function discardEdited(type: string, target: string): Promise<void> {
  const edited = await findEdited(type, target);
  if (edited) await discardItems([edited.id]);
}
