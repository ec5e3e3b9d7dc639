/** Chromium's `beforeinstallprompt`, missing in the DOM library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export type InstallOutcome = 'accepted' | 'dismissed' | 'unavailable';

let offer: InstallPromptEvent | undefined;
let isDone = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function isOffer(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

export function captureInstallPrompt(target: Window = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    offer = event;
    tell();
  });
  target.addEventListener('appinstalled', () => {
    offer = undefined;
    isDone = true;
    tell();
  });
}

/** True once the app was installed while this page was open. */
export function wasInstalledJustNow(): boolean {
  return isDone;
}

export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's prompt, which can be used once; without one, instructions are shown. */
export async function askToInstall(): Promise<InstallOutcome> {
  const current = offer;
  offer = undefined;
  if (!current) return 'unavailable';
  const { outcome } = await current.prompt();
  return outcome;
}
