import { EXIT_WINDOW_MS } from './back-guard';

let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function enter(next: boolean): void {
  isShown = next;
  for (const listener of listeners) listener();
}

export function isExitHintShown(): boolean {
  return isShown;
}

/** Shows the hint for the exit window, then calls `onOver` unless the page was left. */
export function showExitHint(onOver?: () => void): void {
  clearTimeout(timer);
  enter(true);
  timer = setTimeout(() => {
    enter(false);
    onOver?.();
  }, EXIT_WINDOW_MS);
}

export function hideExitHint(): void {
  clearTimeout(timer);
  if (isShown) enter(false);
}

export function onExitHintChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
