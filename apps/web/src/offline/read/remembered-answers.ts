import { storedSession } from '@/api/session/stored-session';
import { offlineDatabase } from '@/offline/store/database';
import { ownAnswerKey } from './answer-key';
import { dropHeld } from './held-answers';

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
  await config.put({ key: ownAnswerKey(name), value: { content: value, savedAt } });
}

/** Many at once, each by its name. */
export async function rememberAnswers(answers: ReadonlyMap<string, unknown>): Promise<void> {
  const personId = storedSession()?.userId;
  if (!personId || answers.size === 0) return;
  const { config } = await offlineDatabase(personId);
  const savedAt = Date.now();
  await config.bulkPut(
    [...answers].map(([name, content]) => ({
      key: ownAnswerKey(name),
      value: { content, savedAt },
    })),
  );
}
