import type { RouterHistory } from '@tanstack/react-router';
import { createBackGuard, isGuardedPath } from './back-guard';
import { hideExitHint, isExitHintShown, showExitHint } from './exit-hint-store';
import { isMobileWidth } from './mobile-width';

/** A closing sheet does not count. */
const OPEN = '[data-sheet][data-open]';

/** Whether a sheet is open, and whether it was opened by a route. */
function findOpenSheet(): 'address' | 'plain' | undefined {
  const sheet = document.querySelector<HTMLElement>(OPEN);
  if (!sheet) return undefined;
  return sheet.dataset.sheet === 'address' ? 'address' : 'plain';
}

/** Like the Escape key, so that an overlay on the sheet closes first. */
function closeOpenSheet(): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}

/** How long the browser may take to unload the page before we know that it had nowhere to go. */
const LEAVE_GRACE_MS = 400;

type BlockerArgs = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0];

function indexOf(location: RouterHistory['location']): number {
  return location.state.__TSR_index;
}

/**
 * Back on a guarded screen closes an open sheet first and then leaves the app. If the app has an
 * earlier entry, the router's blocker restores the current one. If the guarded screen is the first
 * entry, the browser would unload the page without asking, so an extra entry with the same URL is
 * pushed on top.
 */
export function guardRouterHistory(history: RouterHistory): () => void {
  const guard = createBackGuard(() => Date.now());

  function isGuardedNow(): boolean {
    return isMobileWidth() && isGuardedPath(history.location.pathname);
  }

  function layCushion(): void {
    if (!isGuardedNow() || indexOf(history.location) !== 0 || isExitHintShown()) return;
    history.push(history.location.href, history.location.state, { ignoreBlocker: true });
  }

  function climbBack(): void {
    if (isGuardedNow() && indexOf(history.location) === 0) history.forward({ ignoreBlocker: true });
  }

  async function leave(entriesBelow: number): Promise<boolean> {
    hideExitHint();
    window.history.go(-(entriesBelow + 1));
    await new Promise((resolve) => setTimeout(resolve, LEAVE_GRACE_MS));
    return false;
  }

  /** The entry is restored first, because closing the sheet may navigate. */
  function closeSheetInPlace(): boolean {
    window.addEventListener('popstate', () => setTimeout(closeOpenSheet), { once: true });
    return true;
  }

  async function shouldBlock({ action, currentLocation, nextLocation }: BlockerArgs) {
    if (action !== 'BACK' || !isMobileWidth() || !isGuardedPath(currentLocation.pathname)) {
      return false;
    }
    const isSameScreen = nextLocation.pathname === currentLocation.pathname;
    const sheet = findOpenSheet();
    if (sheet) {
      guard.forget();
      const isBackOutOfIt = isSameScreen && nextLocation.href !== currentLocation.href;
      return sheet === 'address' && isBackOutOfIt ? false : closeSheetInPlace();
    }
    const answer = guard.press();
    if (answer === 'pass') return false;
    if (answer === 'leave') return leave(indexOf(nextLocation));
    const isOntoCushionBase = indexOf(nextLocation) === 0 && isSameScreen;
    showExitHint(isOntoCushionBase ? climbBack : undefined);
    // On the first entry the next press leaves natively, which also closes an installed app.
    return !isOntoCushionBase;
  }

  const stopBlocking = history.block({ blockerFn: shouldBlock, enableBeforeUnload: false });
  const stopListening = history.subscribe(({ action }) => {
    if (action.type === 'PUSH') guard.forget();
    layCushion();
  });
  const forget = () => guard.forget();
  window.addEventListener('pointerdown', forget, { passive: true });
  layCushion();
  return () => {
    stopBlocking();
    stopListening();
    window.removeEventListener('pointerdown', forget);
  };
}
