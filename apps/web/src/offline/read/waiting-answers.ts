import { ChowkError } from '@chowk/domain/kernel';
import { storedSession } from '@/api/session/stored-session';
import { findKind } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { currentStoreId } from '@/offline/store/current-store';
import { type OfflineDatabase, offlineDatabase } from '@/offline/store/database';
import { hasDatabase } from '@/offline/store/has-database';
import { answerKey } from './answer-key';
import type { Kept } from './device-rows';
import { rememberedAnswer } from './recalled-answers';

function waitingOn({ pendingUploads }: OfflineDatabase, name: string): Promise<PendingUpload[]> {
  return pendingUploads
    .orderBy('seq')
    .filter(({ type, data, actor, state }) => {
      const change = state === 'editing' ? undefined : findKind(type)?.changesAnswer;
      return change?.name(data, actor) === name;
    })
    .toArray();
}

function withAll<Content>(content: Content, waiting: readonly PendingUpload[]): Content {
  return waiting.reduce<Content>((shown, { type, data, state }) => {
    // What was refused did not happen.
    if (state === 'needs_attention') return shown;
    return findKind(type)?.changesAnswer?.apply(shown, data) as Content;
  }, content);
}

async function existingDatabase(): Promise<OfflineDatabase | undefined> {
  const personId = storedSession()?.userId;
  if (!personId || !(await hasDatabase(personId))) return undefined;
  return offlineDatabase(personId);
}

/** What waits and changes the remembered answer of this name, in the order it was done. */
export async function listWaitingOn(name: string): Promise<PendingUpload[]> {
  const database = await existingDatabase();
  return database ? waitingOn(database, name) : [];
}

/** An answer with what was done on this device and has not arrived at the server yet. */
export async function withWaitingOn<Content>(name: string, content: Content): Promise<Content> {
  return withAll(content, await listWaitingOn(name));
}

/**
 * What this device remembers, with what waits. The queue is looked at first: a command that arrives in
 * between is then found in both, which says the same, and never in neither.
 */
export async function recallWithWaiting<Content>(
  name: string,
  nothing: Content,
): Promise<Kept<Content> | undefined> {
  const waiting = await listWaitingOn(name);
  const kept = await rememberedAnswer<Content>(name);
  if (!kept && waiting.length === 0) return undefined;
  const content = withAll(kept?.content ?? nothing, waiting);
  return { content, savedAt: kept?.savedAt ?? Date.now() };
}

async function requireConfig(): Promise<OfflineDatabase['config']> {
  const storeId = currentStoreId();
  if (!storeId) throw new ChowkError('UNAUTHENTICATED');
  return (await offlineDatabase(storeId)).config;
}

/** Remembers what `merge` makes of the answer before; gives it with what waited just before. */
export async function rememberWithWaiting<Content>(
  name: string,
  merge: (before: Kept<Content> | undefined) => Content,
): Promise<Content> {
  const [config, waiting] = [await requireConfig(), await listWaitingOn(name)];
  return config.db.transaction('rw', config, async () => {
    const key = answerKey(name);
    const before = (await config.get(key))?.value as Kept<Content> | undefined;
    const content = merge(before);
    const { changedAt = 0 } = before ?? {};
    await config.put({ key, value: { content, savedAt: Date.now(), changedAt } });
    return withAll(content, waiting);
  });
}

/** On top of what the server said, and no younger than that. */
export async function changeRemembered<Content>(
  name: string,
  change: (content: Content) => Content,
): Promise<void> {
  const config = await requireConfig();
  await config.db.transaction('rw', config, () =>
    config
      .where('key')
      .equals(answerKey(name))
      .modify((entry, ref) => {
        const kept = entry.value as Kept<Content>;
        ref.value = { ...entry, value: { ...kept, content: change(kept.content) } };
      }),
  );
}
