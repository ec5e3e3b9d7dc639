import { NetworkError } from '@/api/errors/errors';
import { actingFor } from '@/api/session/acting';
import { hasQueue } from '@/offline/outbox/queue-flag';
import type { Kept } from './device-rows';
import { heldAnswer, holdAnswer } from './held-answers';

type DeviceRows = typeof import('./device-rows');

export interface Read<Content> {
  /** Asks the server. */
  readonly ask: () => Promise<Content>;
  /** What this device has instead, when the server cannot be asked. */
  readonly fromDevice: (rows: DeviceRows) => Promise<Kept<Content> | undefined>;
  /** The server's answer with what has not arrived there yet. */
  readonly overlay?: (rows: DeviceRows, content: Content) => Promise<Content>;
  /** Keeps the server's answer here, if this device keeps such. */
  readonly keep?: (content: Content) => Promise<void>;
  /** Made here and still waiting: the server cannot be asked for what it has not got. */
  readonly isOnlyHere?: (content: Content) => boolean;
}

export interface SyncedRead<Content> extends Read<Content> {
  /**
   * What the answer is kept under while acting for a shop: the rows here are the person's own. Left
   * out where nobody reads it for another.
   */
  readonly name?: string;
}

/** Set when it comes from the device: how old the server's word on it is. */
export type Aged<Content> = Content & { readonly savedAt?: number };

/** Answers on their way into the local store. */
const keeping = new Set<Promise<void>>();

function keepSoon(work: Promise<void>): void {
  const kept = work.catch(() => undefined).finally(() => keeping.delete(kept));
  keeping.add(kept);
}

async function readKept<Content extends object>(
  read: Read<Content>,
): Promise<Aged<Content> | undefined> {
  // Nobody is shown less than what the screen had a moment ago.
  await Promise.all(keeping);
  const kept = await read.fromDevice(await import('./device-rows')).catch(() => undefined);
  return kept && { ...kept.content, savedAt: kept.savedAt };
}

/**
 * Reads a synced noun: the server if it can be asked, else this device. Small on purpose: the local
 * store is fetched only by those who need it.
 */
export async function readSynced<Content extends object>(
  read: SyncedRead<Content>,
): Promise<Aged<Content>> {
  if (!actingFor()) return readEither(read);
  const { forActedShop } = await import('./acted-read');
  return readEither(forActedShop(read));
}

/** For what is nobody's own row: the server if it can be asked, else what this device has. */
export async function readEither<Content extends object>(
  read: Read<Content>,
): Promise<Aged<Content>> {
  if (navigator.onLine === false) {
    const kept = await readKept(read);
    if (kept) return kept;
  }
  if (read.isOnlyHere && hasQueue()) {
    const kept = await readKept(read);
    if (kept && read.isOnlyHere(kept)) return kept;
  }
  try {
    const content = await read.ask();
    if (read.keep) keepSoon(read.keep(content));
    if (!read.overlay || !hasQueue()) return content;
    return await read.overlay(await import('./device-rows'), content);
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
