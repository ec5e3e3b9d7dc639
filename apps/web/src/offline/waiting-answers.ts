import { storedSession } from '@/api/stored-session';
import { hasDatabase, offlineDatabase } from './database';
import { findKind } from './kinds';
import type { PendingUpload } from './queue-row';

/** What waits and changes the remembered answer of this name, in the order it was done. */
export async function listWaitingOn(name: string): Promise<PendingUpload[]> {
  const personId = storedSession()?.userId;
  if (!personId || !(await hasDatabase(personId))) return [];
  const { pendingUploads } = await offlineDatabase(personId);
  return pendingUploads
    .orderBy('seq')
    .filter(({ type, data }) => findKind(type)?.changesAnswer?.name(data) === name)
    .toArray();
}

/** An answer with what was done on this device and has not arrived at the server yet. */
export async function withWaitingOn<Content>(name: string, content: Content): Promise<Content> {
  const waiting = await listWaitingOn(name);
  return waiting.reduce<Content>((shown, { type, data, state }) => {
    // What was refused did not happen.
    if (state === 'needs_attention') return shown;
    return findKind(type)?.changesAnswer?.apply(shown, data) as Content;
  }, content);
}
