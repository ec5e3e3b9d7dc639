import { storedSession } from '@/api/session/stored-session';
import { answerOf } from '@/offline/store/raw-store';
import { readMoment } from '@/offline/store/read-store';
import type { ConfigEntry } from '@/offline/store/schema';
import { ownAnswerKey } from './answer-key';
import type { Kept } from './device-rows';

export async function rememberedAnswer<Content>(name: string): Promise<Kept<Content> | undefined> {
  const moment = await readMoment(storedSession()?.userId, ['config']);
  if (!moment) return undefined;
  const key = ownAnswerKey(name);
  const entry = await answerOf<ConfigEntry | undefined>(moment.objectStore('config').get(key));
  return entry?.value as Kept<Content> | undefined;
}

/** Greater than every letter a name may have. */
const LAST_LETTER = '\uffff';

/** All whose names begin so. */
export async function rememberedAnswers<Content>(prefix: string): Promise<Kept<Content>[]> {
  const moment = await readMoment(storedSession()?.userId, ['config']);
  if (!moment) return [];
  const from = ownAnswerKey(prefix);
  const wanted = IDBKeyRange.bound(from, from + LAST_LETTER);
  const entries = await answerOf<ConfigEntry[]>(moment.objectStore('config').getAll(wanted));
  return entries.map(({ value }) => value as Kept<Content>);
}
