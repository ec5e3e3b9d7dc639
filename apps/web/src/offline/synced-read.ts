import { NetworkError } from '@/api/errors';
import type { Kept } from './device-rows';
import { hasQueue } from './queue-flag';

type DeviceRows = typeof import('./device-rows');

interface SyncedRead<Content> {
  /** Asks the server. */
  readonly ask: () => Promise<Content>;
  /** What this device has instead, when the server cannot be asked. */
  readonly fromDevice: (rows: DeviceRows) => Promise<Kept<Content> | undefined>;
  /** The server's answer with what has not arrived there yet. */
  readonly overlay?: (rows: DeviceRows, content: Content) => Promise<Content>;
}

/** Set when it comes from the device: how old the server's word on it is. */
export type Aged<Content> = Content & { readonly savedAt?: number };

async function readKept<Content extends object>(
  read: SyncedRead<Content>,
): Promise<Aged<Content> | undefined> {
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
  if (navigator.onLine === false) {
    const kept = await readKept(read);
    if (kept) return kept;
  }
  try {
    const content = await read.ask();
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

function rememberLater(name: string, value: unknown): void {
  setTimeout(async () => {
    const { rememberAnswer } = await import('./remembered-answers');
    await rememberAnswer(name, value).catch(() => undefined);
  }, REMEMBER_AFTER_MS);
}

/** For answers that are no rows: the server's, else the last one this device has. */
export async function readRemembered<Content extends object>(
  name: string,
  ask: () => Promise<Content>,
): Promise<Aged<Content>> {
  return readSynced({
    ask: async () => {
      const content = await ask();
      rememberLater(name, content);
      return content;
    },
    fromDevice: async () => {
      const { rememberedAnswer } = await import('./remembered-answers');
      return rememberedAnswer<Content>(name);
    },
  });
}
