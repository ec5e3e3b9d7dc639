import { storedSession } from '@/api/session/stored-session';
import { offlineDatabase } from '@/offline/store/database';
import { hasDatabase } from '@/offline/store/has-database';
import { answerKey } from './answer-key';

/** Nothing this device was answered for a shop stays; what was done for it and waits is not touched. */
export async function forgetShop(shopId: string): Promise<void> {
  const personId = storedSession()?.userId;
  if (!personId || !(await hasDatabase(personId))) return;
  const { config } = await offlineDatabase(personId);
  await config.where('key').startsWith(answerKey('', shopId)).delete();
}
