import { ChowkError, SECOND_MS } from '@chowk/domain/kernel';
import type { StreamCall } from '@/api/stream/event-stream';
import type { StreamMessage } from '@/api/stream/sse-reader';
import { backoffMs } from '@/offline/send/backoff';
import { type LiveNews, wordOf } from './live-message';

/** Half a minute between tries at the most: who looks at the screen should not wait for long. */
const MOST_DOUBLINGS = 4;
/** Clocks of device and server differ a little. */
const CLOCK_SLACK_MS = 2 * SECOND_MS;

export interface ConnectionPorts {
  readonly listen: (call: StreamCall) => Promise<void>;
  readonly isOffline: () => boolean;
  /** Resolves after that long, or sooner when the network is back or the signal ends it. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
}

export interface LiveConnection {
  /** Listens until the signal ends it. */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

interface ConnectionOptions {
  /** When the screens began to ask: what happened since may be missing on them. */
  readonly sinceMs: number;
  readonly ports: ConnectionPorts;
  readonly onNews: (news: LiveNews) => void;
  /** The server no longer knows this session. */
  readonly onSessionOver: () => void;
}

/** Not signed in, or not wholly: asking again with the same token is of no use. */
const SESSION_OVER: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'SECOND_STEP_NEEDED']);

const OFFLINE_LOOK_MS = 30 * SECOND_MS;

function momentOf(id: string | undefined): number {
  return Number(id?.split('-')[0] ?? Number.NaN);
}

/** The stream, opened again from where it broke off for as long as somebody listens. */
export function createConnection({
  sinceMs,
  ports,
  onNews,
  onSessionOver,
}: ConnectionOptions): LiveConnection {
  let position = `${Math.floor(sinceMs)}-0`;
  let wasReady = false;
  let failures = 0;

  /** Resuming repeats the minute before: on the first time that is older than the screens. */
  function isOld(id: string | undefined): boolean {
    return !wasReady && momentOf(id) < sinceMs - CLOCK_SLACK_MS;
  }

  function hear(message: StreamMessage, close: (isOver: boolean) => void): void {
    const word = wordOf(message);
    if (word?.kind === 'ready') {
      wasReady = true;
      failures = 0;
    } else if (word?.kind === 'closed') {
      close(word.reason === 'session-ended');
    } else if (word && !isOld(message.id)) {
      onNews(word);
    }
    // Not before it is passed on: what was not told is told again.
    if (message.id !== undefined && wasReady) position = message.id;
  }

  /** Answers whether it is worth coming back. */
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
