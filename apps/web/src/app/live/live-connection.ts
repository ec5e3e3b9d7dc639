import { ChowkError, SECOND_MS } from '@chowk/domain/kernel';
import type { StreamCall } from '@/api/stream/event-stream';
import type { StreamMessage } from '@/api/stream/sse-reader';
import { backoffMs } from '@/offline/send/backoff';
import { type LiveUpdate, parseLiveMessage } from './live-message';

/** At most half a minute between attempts, because a screen is open. */
const MOST_DOUBLINGS = 4;
/** Tolerance for clock skew between device and server. */
const CLOCK_SLACK_MS = 2 * SECOND_MS;

export interface ConnectionPorts {
  readonly listen: (call: StreamCall) => Promise<void>;
  readonly isOffline: () => boolean;
  /** Resolves after this time, or earlier with the network or the abort signal. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
}

export interface LiveConnection {
  /** Listens until aborted. */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

interface ConnectionOptions {
  /** When the screens started loading: later events may be missing on them. */
  readonly sinceMs: number;
  readonly ports: ConnectionPorts;
  readonly onNews: (news: LiveUpdate) => void;
  /** The server no longer knows this session. */
  readonly onSessionOver: () => void;
}

/** Not signed in, or the second step is missing: the same token would fail again. */
const SESSION_OVER: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'SECOND_STEP_NEEDED']);

const OFFLINE_LOOK_MS = 30 * SECOND_MS;

function momentOf(id: string | undefined): number {
  return Number(id?.split('-')[0] ?? Number.NaN);
}

/** The event stream, resumed from the last id while anybody listens. */
export function createConnection({
  sinceMs,
  ports,
  onNews,
  onSessionOver,
}: ConnectionOptions): LiveConnection {
  let position = `${Math.floor(sinceMs)}-0`;
  let wasReady = false;
  let failures = 0;

  /** Resuming repeats a minute of events; the first time that may be older than the screens. */
  function isOld(id: string | undefined): boolean {
    return !wasReady && momentOf(id) < sinceMs - CLOCK_SLACK_MS;
  }

  function hear(message: StreamMessage, close: (isOver: boolean) => void): void {
    const word = parseLiveMessage(message);
    if (word?.kind === 'ready') {
      wasReady = true;
      failures = 0;
    } else if (word?.kind === 'closed') {
      close(word.reason === 'session-ended');
    } else if (word && !isOld(message.id)) {
      onNews(word);
    }
    // After it was handled, so that an unhandled event is received again.
    if (message.id !== undefined && wasReady) position = message.id;
  }

  /** Returns whether to reconnect. */
  async function listenOnce(signal: AbortSignal): Promise<boolean> {
    let isOver = false;
    const onMessage = (message: StreamMessage) =>
      hear(message, (isSessionOver) => {
        isOver = isSessionOver;
      });
    try {
      await ports.listen({ lastPosition: position, signal, onMessage });
    } catch (error) {
      isOver = error instanceof ChowkError && SESSION_OVER.has(error.code);
    }
    return !isOver;
  }

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (ports.isOffline()) {
        await ports.pause(OFFLINE_LOOK_MS, signal);
        continue;
      }
      const isWorthIt = await listenOnce(signal);
      if (signal.aborted) return;
      if (!isWorthIt) {
        onSessionOver();
        return;
      }
      await ports.pause(backoffMs(Math.min(failures, MOST_DOUBLINGS), ports.random()), signal);
      failures += 1;
    }
  }

  return { run };
}
