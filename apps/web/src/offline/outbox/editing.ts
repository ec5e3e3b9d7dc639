import { requireOwnDatabase } from '@/offline/store/database';
import { tell } from '@/offline/store/events';
import { editPlaceOf, findEdited, isUntouched } from './edited';
import { announce, announceGone, changeItem, discardItems } from './outbox';
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
export async function leaveEditing(type: string, target: string): Promise<void> {
  const { database } = await requireOwnDatabase();
  const edited = await findEdited(type, target);
  if (!edited || !(await isUntouched(database, edited))) return;
  const item = await changeItem(edited.id, ({ state, editedFrom = 'queued' }) =>
    state === 'editing' ? { state: editedFrom } : undefined,
  );
  if (!item) return;
  announce(item);
  tell({ type: 'item.queued' });
}

/** Nothing is left of it to send, or the person wants none of it. */
export async function discardEdited(type: string, target: string): Promise<void> {
  const edited = await findEdited(type, target);
  if (edited) await discardItems([edited.id]);
}
