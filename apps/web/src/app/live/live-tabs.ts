import { SECOND_MS } from '@chowk/domain/kernel';
import type { LiveConnection } from './live-connection';
import type { LiveUpdate } from './live-message';

/** A new tab receives what the listening one got while it was loading. */
const REMEMBERED_MS = 30 * SECOND_MS;
const MOST_REMEMBERED = 100;

type TabMessage =
  | { readonly kind: 'news'; readonly personId: string; readonly news: LiveUpdate }
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
  readonly onNews: (news: LiveUpdate, isListener: boolean) => void;
}

export interface Tabs {
  /** Listens, or waits for the lock, until aborted. */
  readonly listen: (connection: LiveConnection, signal: AbortSignal) => Promise<void>;
  /** An event from this tab's connection, for all tabs. */
  readonly pass: (news: LiveUpdate) => void;
  readonly close: () => void;
}

/** One stream for all tabs: with HTTP/1.1 a browser has six connections to a server. */
export function joinTabs({ personId, sinceMs, ports, onNews }: TabOptions): Tabs {
  const { channel, nowMs } = ports;
  const heard: { readonly atMs: number; readonly news: LiveUpdate }[] = [];
  let isListener = false;

  const say = (message: TabMessage) => channel.postMessage(message);

  /** Tabs may receive an event twice after a handover, which only refreshes them twice. */
  function repeat(fromMs: number): void {
    for (const { atMs, news } of heard) {
      if (atMs >= fromMs) say({ kind: 'news', personId, news });
    }
  }

  function remember(news: LiveUpdate): void {
    const atMs = nowMs();
    heard.push({ atMs, news });
    while (heard.length > MOST_REMEMBERED || (heard[0]?.atMs ?? atMs) < atMs - REMEMBERED_MS) {
      heard.shift();
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.personId !== personId) return;
    if (data.kind === 'news') onNews(data.news, false);
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
    pass: (news) => {
      remember(news);
      say({ kind: 'news', personId, news });
      onNews(news, true);
    },
    close: () => channel.close(),
  };
}
