import { showExitHint } from './exit-hint-store';
import { isMobileWidth } from './mobile-width';

const CUSHION = { chowkCushion: true };

function isOnCushion(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'chowkCushion' in state;
}

/**
 * The same guard for the front page, which has no router: the first press pops the extra entry, the
 * second leaves natively, and after the window the entry is pushed again.
 */
export function guardPlainHistory(): void {
  const onPop = () => {
    if (isOnCushion() || window.location.hash !== '' || !isMobileWidth()) return;
    showExitHint(() => window.history.forward());
  };
  if (isMobileWidth() && !isOnCushion()) window.history.pushState(CUSHION, '');
  window.addEventListener('popstate', onPop);
}
