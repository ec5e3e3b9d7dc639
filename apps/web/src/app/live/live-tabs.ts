import { SECOND_MS } from '@chowk/domain/kernel';
import type { LiveConnection } from './live-connection';
import type { LiveUpdate } from './live-message';

/** A new tab receives what the listening one got while it was loading. */
const REMEMBERED_MS = 30 * SECOND_MS;
const MOST_REMEMBERED = 100;

type TabMessage =
  | { readonly kind: 'update'; readonly personId: string; readonly update: LiveUpdate }
  | { readonly kind: 'joined'; readonly personId: string; readonly sinceMs: number };

export interface TabPorts {
  /** Received by the other tabs of this browser. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  /** Runs in one tab at a time; the next one takes over. */
  readonly alone: (signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  readonly nowMs: () => number;
}

interface TabOptions {
  readonly personId: string;
  readonly sinceMs: number;
  readonly ports: TabPorts;
  /** `isListener`: this tab received it from the server, not from another tab. */
  readonly onNews: (update: LiveUpdate, isListener: boolean) => void;
}

export interface Tabs {
  /** Listens, or waits for the lock, until aborted. */
  readonly listen: (connection: LiveConnection, signal: AbortSignal) => Promise<void>;
  /** An event from this tab's connection, for all tabs. */
  readonly pass: (update: LiveUpdate) => void;
  readonly close: () => void;
}

/** One stream for all tabs: with HTTP/1.1 a browser has six connections to a server. */
export function joinTabs({ personId, sinceMs, ports, onNews }: TabOptions): Tabs {
  const { channel, nowMs } = ports;
  const recent: { readonly atMs: number; readonly update: LiveUpdate }[] = [];
  let isListener = false;

  const say = (message: TabMessage) => channel.postMessage(message);

  /** Tabs may receive an event twice after a handover, which only refreshes them twice. */
  function repeat(fromMs: number): void {
    for (const { atMs, update } of recent) {
      if (atMs >= fromMs) say({ kind: 'update', personId, update });
    }
  }

  function remember(update: LiveUpdate): void {
    const atMs = nowMs();
    recent.push({ atMs, update });
    while (recent.length > MOST_REMEMBERED || (recent[0]?.atMs ?? atMs) < atMs - REMEMBERED_MS) {
      recent.shift();
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.personId !== personId) return;
    if (data.kind === 'update') onNews(data.update, false);
    else if (isListener) repeat(data.sinceMs);
  });
  say({ kind: 'joined', personId, sinceMs });

  return {
    listen: (connection, signal) =>
      ports.alone(signal, async () => {
        isListener = true;
        await connection.run(signal);
        isListener = false;
      }),
    pass: (update) => {
      remember(update);
      say({ kind: 'update', personId, update });
      onNews(update, true);
    },
    close: () => channel.close(),
  };
}
