import { currentStoreId } from '@/offline/store/current-store';
import { offlineDatabase, put } from '@/offline/store/database';
import { answerKey } from './answer-key';
import { dropHeld } from './held-answers';

/** `savedAt` is when the server said so, for an answer that was only added to on this device. */
export async function rememberAnswer(
  name: string,
  value: unknown,
  savedAt = Date.now(),
): Promise<void> {
  dropHeld(name);
  const storeId = currentStoreId();
  if (!storeId) return;
  const entry = { key: answerKey(name), value: { content: value, savedAt } };
  await put(await offlineDatabase(storeId), 'config', entry);
}

/** Many at once, each by its name. */
export async function rememberAnswers(answers: ReadonlyMap<string, unknown>): Promise<void> {
  const storeId = currentStoreId();
  if (!storeId || answers.size === 0) return;
  const savedAt = Date.now();
  const entries = [...answers].map(([name, content]) => ({
    key: answerKey(name),
    value: { content, savedAt },
  }));
  await put(await offlineDatabase(storeId), 'config', ...entries);
}
