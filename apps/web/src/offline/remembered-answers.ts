import { actingFor } from '@/api/acting';
import { storedSession } from '@/api/stored-session';
import { hasDatabase, offlineDatabase } from './database';
import type { Kept } from './device-rows';

/** Answers that are no rows of a collection, such as sums: the last one of each, and its age. */
const PREFIX = 'answer:';

export const ANSWER_PREFIX = PREFIX;

/** What was answered to somebody who acts is for that shop alone. */
function keyOf(name: string): string {
  const shopId = actingFor()?.shopId;
  return PREFIX + (shopId ? `${shopId} ${name}` : name);
}

/** `savedAt` is when the server said so, for an answer that was only added to on this device. */
export async function rememberAnswer(
  name: string,
  value: unknown,
  savedAt = Date.now(),
): Promise<void> {
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
