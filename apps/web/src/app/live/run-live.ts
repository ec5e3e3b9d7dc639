import { MINUTE_MS, SECOND_MS } from '@chowk/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { listenToStream } from '@/api/stream/event-stream';
import { withLock } from '@/offline/store/with-lock';
import { isPushMoment } from '../pwa/push-moment';
import { followLive } from './follow-live';
import { type ConnectionPorts, createConnection } from './live-connection';
import { joinTabs, type TabPorts } from './live-tabs';

/** A hidden tab closes the stream after this and resumes when it is shown. */
const HIDDEN_LIMIT_MS = 5 * MINUTE_MS;
/** The screens of a new session requested nothing before that. */
const LOADING_MS = 10 * SECOND_MS;
const CHANNEL_NAME = 'chowk-live';

const connectionPorts: ConnectionPorts = {
  listen: listenToStream,
  isOffline: () => navigator.onLine === false,
  random: Math.random,
  pause: (ms, signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        window.removeEventListener('online', end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      window.addEventListener('online', end);
      signal.addEventListener('abort', end);
    }),
};

function tabPorts(personId: string): TabPorts {
  return {
    channel: new BroadcastChannel(CHANNEL_NAME),
    nowMs: Date.now,
    alone: (signal, work) => withLock(`chowk-live-${personId}`, work, signal),
  };
}

/** Runs while the page is visible, and aborts when it has been hidden for long. */
function whileSeen(work: (signal: AbortSignal) => void): () => void {
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sleep(): void {
    current?.abort();
    current = undefined;
  }

  function look(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(sleep, HIDDEN_LIMIT_MS);
    } else if (!current) {
      current = new AbortController();
      work(current.signal);
    }
  }

  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    sleep();
  };
}

/** Keeps the screens up to date while this person is signed in. */
export function runLive(
  personId: string,
  queryClient: QueryClient,
  onMoment: () => void,
): () => void {
  const sinceMs = Math.max(performance.timeOrigin, Date.now() - LOADING_MS);
  const { onNews, stop } = followLive(queryClient);
  const tabs = joinTabs({
    personId,
    sinceMs,
    ports: tabPorts(personId),
    onNews: (news, isListener) => {
      if (isPushMoment(news)) onMoment();
      onNews(news, isListener);
    },
  });
  const connection = createConnection({
    sinceMs,
    ports: connectionPorts,
    onNews: tabs.pass,
    // The server reports the session as gone, and the app then signs out.
    onSessionOver: () => void queryClient.invalidateQueries({ queryKey: ['me_read'] }),
  });
  const stopLooking = whileSeen((signal) => {
    // Aborting the wait for the lock rejects it, which needs no handling.
    tabs.listen(connection, signal).catch(() => undefined);
  });
  return () => {
    stopLooking();
    tabs.close();
    stop();
  };
}
