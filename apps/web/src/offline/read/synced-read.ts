import { type Aged, askAndStore, serverOr } from '@/offline/cache/persister';
import { readSnapshot, type Snapshot } from '@/offline/cache/snapshots';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { answerKey } from './answer-key';

export type { Aged };

export interface Read<Content> {
  /** Asks the server. */
  readonly ask: () => Promise<Content>;
  /** What this device has instead, when the server cannot be asked. */
  readonly fromDevice: () => Promise<Snapshot<Content> | undefined>;
  /** The server's answer with what has not arrived there yet. */
  readonly overlay?: (content: Content) => Promise<Content>;
}

/** For what is nobody's own row: the server if it can be asked, else what this device has. */
export function readEither<Content extends object>({
  ask,
  fromDevice,
  overlay,
}: Read<Content>): Promise<Aged<Content>> {
  return serverOr(async () => {
    const content = await ask();
    return overlay && hasQueue() ? overlay(content) : content;
  }, fromDevice);
}

export const remembering = <Content>(name: string, ask: () => Promise<Content>) =>
  askAndStore(answerKey(name), ask);
export const recall = <Content>(name: string) => readSnapshot<Content>(answerKey(name));
