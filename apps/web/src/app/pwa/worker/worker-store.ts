/**
 * `updating`: a newer worker is installed and waiting. `ready`: the first one has just been
 * installed.
 */
export type WorkerNews = 'none' | 'ready' | 'updating';

/** The sign-in page may install the first worker; the app reports it. */
const OWED_KEY = 'chowk.readyOwed';

export function holdReady(): void {
  localStorage.setItem(OWED_KEY, 'yes');
}

export function isReadyHeld(): boolean {
  return localStorage.getItem(OWED_KEY) !== null;
}

export function dropHeldReady(): void {
  localStorage.removeItem(OWED_KEY);
}

let news: WorkerNews = 'none';
const listeners = new Set<() => void>();

export function workerNews(): WorkerNews {
  return news;
}

export function announce(next: WorkerNews): void {
  // An update takes precedence over "works offline".
  if (news === next || news === 'updating') return;
  news = next;
  for (const listener of listeners) listener();
}

export function onWorkerNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
