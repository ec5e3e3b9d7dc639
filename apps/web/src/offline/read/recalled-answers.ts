import { currentStoreId } from '@/offline/store/current-store';
import { findDatabase } from '@/offline/store/database';
import { startingWith } from '@/offline/store/rows';
import { answerKey } from './answer-key';
import type { Kept } from './device-rows';

export async function rememberedAnswer<Content>(name: string): Promise<Kept<Content> | undefined> {
  const database = await findDatabase(currentStoreId());
  const entry = await database?.get('config', answerKey(name));
  return entry?.value as Kept<Content> | undefined;
}

/** All whose names begin so. */
export async function rememberedAnswers<Content>(prefix: string): Promise<Kept<Content>[]> {
  const database = await findDatabase(currentStoreId());
  const entries = await database?.getAll('config', startingWith(answerKey(prefix)));
  return (entries ?? []).map(({ value }) => value as Kept<Content>);
}
