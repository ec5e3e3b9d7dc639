import { storeNow } from '@/offline/cache/snapshots';
import { answerKey } from './answer-key';

/** `savedAt` is when the server said so, for an answer that was only added to on this device. */
export function putAnswer(name: string, value: unknown, savedAt?: number): Promise<void> {
  return storeNow(new Map([[answerKey(name), value]]), savedAt);
}
