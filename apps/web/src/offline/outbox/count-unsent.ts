import { requireOwnDatabase } from '@/offline/store/own-database';
import { listPending } from './outbox';
import { listTakenBack } from './taken-back';

/** All that is not sent: what waits, and what was taken out of the queue to be changed. */
export async function countUnsent(): Promise<number> {
  const { database } = await requireOwnDatabase();
  const waiting = await listPending();
  return waiting.length + (await listTakenBack(database, waiting)).length;
}
