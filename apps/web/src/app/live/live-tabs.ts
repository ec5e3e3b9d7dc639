import { SECOND_MS } from '@chowk/domain/kernel';
import type { LiveConnection } from './live-connection';
import type { LiveNews } from './live-message';

/** A tab that just opened is told what the listening one heard while it was loading. */
const REMEMBERED_MS = 30 * SECOND_MS;
const MOST_REMEMBERED = 100;

type TabMessage =
  | { readonly kind: 'news'; readonly personId: string; readonly news: LiveNews }
  | { readonly kind: 'joined'; readonly personId: string; readonly sinceMs: number };

export interface TabPorts {
  /** Heard by the other tabs of this browser, never by the one that speaks. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  /** Runs the work in one tab at a time; whoever waits takes over when that one is gone. */
  readonly alone: (signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  readonly nowMs: () => number;
}

interface TabOptions {
  readonly personId: string;
  readonly sinceMs: number;
  readonly ports: TabPorts;
  /** `isListener`: this tab heard it from the server, the others heard it from this tab. */
  readonly onNews: (news: LiveNews, isListener: boolean) => void;
}

export interface Tabs {
  /** Has this tab listen, or wait for its turn, until the signal ends it. */
  readonly listen: (connection: LiveConnection, signal: AbortSignal) => Promise<void>;
  /** What the connection of this tab heard: for this tab and for all the others. */
  readonly pass: (news: LiveNews) => void;
  readonly close: () => void;
}

/** One stream for all tabs of a browser: a server by HTTP/1.1 gets six connections from it in all. */
export function joinTabs({ personId, sinceMs, ports, onNews }: TabOptions): Tabs {
  const { channel, nowMs } = ports;
  const heard: { readonly atMs: number; readonly news: LiveNews }[] = [];
  let isListener = false;

  const say = (message: TabMessage) => channel.postMessage(message);

  /** All tabs hear it once more, and refresh what they show once more: it is rare, and harmless. */
  function repeat(fromMs: number): void {
    for (const { atMs, news } of heard) {
      if (atMs >= fromMs) say({ kind: 'news', personId, news });
    }
  }

  function remember(news: LiveNews): void {
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
