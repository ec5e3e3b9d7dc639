/** `updating`: a newer worker is installed and waits. `ready`: the first one has just finished. */
export type WorkerNews = 'none' | 'ready' | 'updating';

/** The sign-in page may see the first worker to its end; it is the app that tells of it. */
const OWED_KEY = 'chowk.readyOwed';

export function oweReady(): void {
  localStorage.setItem(OWED_KEY, 'yes');
}

export function isReadyOwed(): boolean {
  return localStorage.getItem(OWED_KEY) !== null;
}

export function readyWasTold(): void {
  localStorage.removeItem(OWED_KEY);
}

let news: WorkerNews = 'none';
const listeners = new Set<() => void>();

export function workerNews(): WorkerNews {
  return news;
}

export function announce(next: WorkerNews): void {
  // An update outranks the good news that the app works offline.
  if (news === next || news === 'updating') return;
  news = next;
  for (const listener of listeners) listener();
}

export function onWorkerNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
