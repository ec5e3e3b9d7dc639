import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SECOND_MS } from '@chowk/domain/kernel';
import type { Logger } from 'pino';
import type { Database } from '../db';
import { EVENT_CHANNEL } from './channel';
import { LATE_COMMIT_MS } from './position';
import { createSeenIds } from './seen-ids';
import { lookSince, readEvents, type StoredEvent } from './stored-events';

export interface FeedTiming {
  /** How often a process checks that its listener is alive and missed nothing. */
  readonly lookMs: number;
  readonly probeLimitMs: number;
}

export const FEED_TIMING: FeedTiming = { lookMs: 5 * SECOND_MS, probeLimitMs: 3 * SECOND_MS };
const READ_AT_ONCE = 100;
const RETRY_MS = SECOND_MS;
const PROBE = 'probe:';

export interface EventFeedOptions {
  readonly db: Database;
  readonly log: Logger;
  readonly timing: FeedTiming;
  readonly onEvents: (events: readonly StoredEvent[]) => Promise<void>;
}

export interface EventFeed {
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
  /** Everything committed before this moment has been delivered. */
  readonly caughtUpMs: () => number;
}

/**
 * Delivers committed events, each once. NOTIFY is immediate, but a connection may drop and return,
 * or die unnoticed, and lose announcements. So every few seconds the process sends itself a probe
 * and compares the stored events with those it has received.
 */
export function createEventFeed({ db, log, timing, onEvents }: EventFeedOptions): EventFeed {
  const self = randomUUID();
  const seen = createSeenIds(2 * LATE_COMMIT_MS);
  const stopping = new AbortController();
  const pending: string[] = [];
  let pumping: Promise<void> | undefined;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let answerProbe: (() => void) | undefined;
  let caughtUpMs = 0;

  const wait = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  async function pump(): Promise<void> {
    while (pending.length > 0 && !stopping.signal.aborted) {
      const ids = pending.slice(0, READ_AT_ONCE);
      try {
        const events = await readEvents(db, ids);
        pending.splice(0, ids.length);
        await onEvents(events);
      } catch (error) {
        log.warn({ err: error }, 'could not read events; trying again');
        await wait(RETRY_MS);
      }
    }
  }

  function take(id: string): void {
    if (seen.has(id)) return;
    seen.add(id);
    pending.push(id);
    pumping ??= pump().finally(() => {
      pumping = undefined;
    });
  }

  function onPayload(payload: string): void {
    if (stopping.signal.aborted) return;
    if (!payload.startsWith(PROBE)) take(payload);
    else if (payload === `${PROBE}${self}`) answerProbe?.();
  }

  async function listen(): Promise<void> {
    await stopListening?.().catch(() => undefined);
    stopListening = await db.listen(EVENT_CHANNEL, onPayload);
  }

  async function look(): Promise<void> {
    const heard = new Promise<boolean>((resolve) => {
      answerProbe = () => resolve(true);
      wait(timing.probeLimitMs).then(() => resolve(false));
    });
    const { ids, nowMs } = await lookSince(db, caughtUpMs - LATE_COMMIT_MS, `${PROBE}${self}`);
    // Notifications are ordered: after the probe, everything stored before it was received.
    const isAlive = await heard;
    if (stopping.signal.aborted) return;
    if (!isAlive) {
      log.warn('the event listener was deaf; listening anew');
      await listen();
    }
    const missed = ids.filter((id) => !seen.has(id));
    if (missed.length > 0) log.info({ count: missed.length }, 'caught up on missed events');
    missed.forEach(take);
    await pumping;
    caughtUpMs = nowMs;
  }

  function lookLater(): void {
    timer = setTimeout(() => {
      looking = look()
        .catch((error) => log.warn({ err: error }, 'could not look for missed events'))
        .then(() => {
          if (!stopping.signal.aborted) lookLater();
        });
    }, timing.lookMs);
  }

  return {
    start: async () => {
      await listen();
      const { ids, nowMs } = await lookSince(db, Date.now() - LATE_COMMIT_MS);
      // No stream was connected yet; stored events are for resuming streams.
      ids.forEach(seen.add);
      caughtUpMs = nowMs;
      // The embedded database lives in this process and cannot lose the connection.
      if (db.kind === 'postgres') lookLater();
    },
    close: async () => {
      stopping.abort();
      clearTimeout(timer);
      await Promise.all([looking, pumping]);
      clearTimeout(timer);
      await stopListening?.().catch(() => undefined);
    },
    caughtUpMs: () => (db.kind === 'postgres' ? caughtUpMs : Date.now()),
  };
}
