import { NetworkError } from '@/api/errors/errors';
import { hasQueue } from '@/offline/outbox/queue-flag';
import type { Kept } from './device-rows';
import { heldAnswer, holdAnswer } from './held-answers';

export interface Read<Content> {
  /** Asks the server. */
  readonly ask: () => Promise<Content>;
  /** What this device has instead, when the server cannot be asked. */
  readonly fromDevice: () => Promise<Kept<Content> | undefined>;
  /** The server's answer with what has not arrived there yet. */
  readonly overlay?: (content: Content) => Promise<Content>;
}

/** Set when it comes from the device: how old the server's word on it is. */
export type Aged<Content> = Content & { readonly savedAt?: number };

async function readKept<Content extends object>(
  read: Read<Content>,
): Promise<Aged<Content> | undefined> {
  const kept = await read.fromDevice().catch(() => undefined);
  return kept && { ...kept.content, savedAt: kept.savedAt };
}

/** For what is nobody's own row: the server if it can be asked, else what this device has. */
export async function readEither<Content extends object>(
  read: Read<Content>,
): Promise<Aged<Content>> {
  if (navigator.onLine === false) {
    const kept = await readKept(read);
    if (kept) return kept;
  }
  try {
    const content = await read.ask();
    if (!read.overlay || !hasQueue()) return content;
    return await read.overlay(content);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const kept = await readKept(read);
    if (kept) return kept;
    throw error;
  }
}

/** Later than what the person waits for: keeping an answer may take its time. */
const REMEMBER_AFTER_MS = 2_000;

function rememberLater(name: string, content: unknown): void {
  const answer = holdAnswer(name, content);
  const remember = async () => {
    // A later answer, another person, or something done since: then this one is not to be kept.
    if (heldAnswer(name) !== answer) return;
    const { rememberAnswer } = await import('./remembered-answers');
    await rememberAnswer(name, content, answer.savedAt);
  };
  // Without a network the store itself may not be here; the next answer is kept instead.
  setTimeout(() => void remember().catch(() => undefined), REMEMBER_AFTER_MS);
}

export async function remembering<Content>(
  name: string,
  ask: () => Promise<Content>,
): Promise<Content> {
  const content = await ask();
  rememberLater(name, content);
  return content;
}

export async function recall<Content>(name: string): Promise<Kept<Content> | undefined> {
  const answer = heldAnswer(name);
  if (answer) return answer as Kept<Content>;
  const { rememberedAnswer } = await import('./recalled-answers');
  return rememberedAnswer<Content>(name);
}

/** For answers that are no rows: the server's, else the last one this device has. */
export async function readRemembered<Content extends object>(
  name: string,
  ask: () => Promise<Content>,
): Promise<Aged<Content>> {
  return readEither({ ask: () => remembering(name, ask), fromDevice: () => recall(name) });
}
