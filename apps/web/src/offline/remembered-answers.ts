import { actingFor } from '@/api/acting';
import { storedSession } from '@/api/stored-session';
import { hasDatabase, offlineDatabase } from './database';
import type { Kept } from './device-rows';
import { dropHeld } from './held-answers';

/** Answers that are no rows of a collection, such as sums: the last one of each, and its age. */
const PREFIX = 'answer:';

export const ANSWER_PREFIX = PREFIX;

/** What was answered to somebody who acts is for that shop alone. */
export function answerKey(name: string, actedShopId: string | undefined): string {
  return PREFIX + (actedShopId ? `${actedShopId} ${name}` : name);
}

function keyOf(name: string): string {
  return answerKey(name, actingFor()?.shopId);
}

/** `savedAt` is when the server said so, for an answer that was only added to on this device. */
export async function rememberAnswer(
  name: string,
  value: unknown,
  savedAt = Date.now(),
): Promise<void> {
  dropHeld(name);
  const personId = storedSession()?.userId;
  if (!personId) return;
  const { config } = await offlineDatabase(personId);
  await config.put({ key: keyOf(name), value: { content: value, savedAt } });
}

export async function rememberedAnswer<Content>(name: string): Promise<Kept<Content> | undefined> {
  const personId = storedSession()?.userId;
  if (!personId || !(await hasDatabase(personId))) return undefined;
  const { config } = await offlineDatabase(personId);
  return (await config.get(keyOf(name)))?.value as Kept<Content> | undefined;
}

/** Many at once, each by its name. */
export async function rememberAnswers(answers: ReadonlyMap<string, unknown>): Promise<void> {
  const personId = storedSession()?.userId;
  if (!personId || answers.size === 0) return;
  const { config } = await offlineDatabase(personId);
  const savedAt = Date.now();
  await config.bulkPut(
    [...answers].map(([name, content]) => ({ key: keyOf(name), value: { content, savedAt } })),
  );
}

/** All whose names begin so. */
export async function rememberedAnswers<Content>(prefix: string): Promise<Kept<Content>[]> {
  const personId = storedSession()?.userId;
  if (!personId || !(await hasDatabase(personId))) return [];
  const { config } = await offlineDatabase(personId);
  const rows = await config.where('key').startsWith(keyOf(prefix)).toArray();
  return rows.map(({ value }) => value as Kept<Content>);
}
