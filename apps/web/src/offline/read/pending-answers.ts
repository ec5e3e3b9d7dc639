import { ChowkError } from '@chowk/domain/kernel';
import { storedSession } from '@/api/session/stored-session';
import { findKind } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { currentStoreId } from '@/offline/store/current-store';
import { findDatabase, offlineDatabase } from '@/offline/store/database';
import type { OfflineDatabase } from '@/offline/store/schema';
import { write } from '@/offline/store/write';
import { answerKey } from './answer-key';
import type { Kept } from './device-rows';
import { storedAnswer } from './stored-answers';

function withAll<Content>(content: Content, waiting: readonly PendingUpload[]): Content {
  return waiting.reduce<Content>((shown, { type, data, state }) => {
    // What was refused did not happen.
    if (state === 'needs_attention') return shown;
    return findKind(type)?.changesAnswer?.apply(shown, data) as Content;
  }, content);
}

/** What waits and changes the remembered answer of this name, in the order it was done. */
export async function listPendingOn(name: string): Promise<PendingUpload[]> {
  const database = await findDatabase(storedSession()?.userId);
  const waiting = await database?.getAllFromIndex('pendingUploads', 'seq');
  return (waiting ?? []).filter(({ type, data, actor, state }) => {
    const change = state === 'editing' ? undefined : findKind(type)?.changesAnswer;
    return change?.name(data, actor) === name;
  });
}

/** An answer with what was done on this device and has not arrived at the server yet. */
export async function withPendingOn<Content>(name: string, content: Content): Promise<Content> {
  return withAll(content, await listPendingOn(name));
}

/**
 * What this device remembers, with what waits. The queue is looked at first: a command that arrives in
 * between is then found in both, which says the same, and never in neither.
 */
export async function storedWithPending<Content>(
  name: string,
  nothing: Content,
): Promise<Kept<Content> | undefined> {
  const waiting = await listPendingOn(name);
  const kept = await storedAnswer<Content>(name);
  if (!kept && waiting.length === 0) return undefined;
  const content = withAll(kept?.content ?? nothing, waiting);
  return { content, savedAt: kept?.savedAt ?? Date.now() };
}

async function requireStore(): Promise<OfflineDatabase> {
  const storeId = currentStoreId();
  if (!storeId) throw new ChowkError('UNAUTHENTICATED');
  return offlineDatabase(storeId);
}

/** Remembers what `merge` makes of the answer before; gives it with what waited just before. */
export async function storeWithPending<Content>(
  name: string,
  merge: (before: Kept<Content> | undefined) => Content,
): Promise<Content> {
  const [database, waiting] = [await requireStore(), await listPendingOn(name)];
  return write(database, ['config'], async (tables) => {
    const key = answerKey(name);
    const before = (await tables.config.get(key))?.value as Kept<Content> | undefined;
    const content = merge(before);
    const { changedAt = 0 } = before ?? {};
    await tables.config.put({ key, value: { content, savedAt: Date.now(), changedAt } });
    return withAll(content, waiting);
  });
}

/** On top of what the server said, and no younger than that. */
export async function changeStored<Content>(
  name: string,
  change: (content: Content) => Content,
): Promise<void> {
  await write(await requireStore(), ['config'], async (tables) => {
    const key = answerKey(name);
    const kept = (await tables.config.get(key))?.value as Kept<Content> | undefined;
    if (kept) await tables.config.put({ key, value: { ...kept, content: change(kept.content) } });
  });
}
