import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { allWritten } from './api/storage/durable-storage';
import { ErrorBoundary } from './app/behaviours/errors/error-boundary';
import { SignInAlone } from './app/pages/sign-in/sign-in-alone';
import { signInRoleAt } from './app/pages/sign-in/sign-in-meta';
import { startPwa } from './app/pwa/start-pwa';
import { hasSession, onSessionChange } from './features/auth/session/session';
import { takeIntent } from './features/auth/sign-in/found-intent';
import { preloadMessages } from './i18n';

/**
 * Navigates to the app; until it loads, nothing more can be pressed. The session is on disk first,
 * since a page being left does not finish writing.
 */
async function goIn(path: string): Promise<void> {
  await allWritten();
  window.location.replace(path);
  return new Promise(() => {});
}

function goInIfSignedIn(): void {
  if (hasSession()) void goIn(takeIntent() ?? '/dashboard');
}

startPwa();
onSessionChange(goInIfSignedIn);
// Back may restore this page from the bfcache after a sign-in.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) goInIfSignedIn();
});

const container = document.getElementById('root');
const door = signInRoleAt(window.location.pathname);
if (!container || !door) throw new Error('This is no sign-in page');
void preloadMessages('core', 'ui', 'shell', 'auth', 'behaviours').catch(() => undefined);
createRoot(container).render(
  <StrictMode>
    <ErrorBoundary>
      <SignInAlone door={door} goIn={goIn} />
    </ErrorBoundary>
  </StrictMode>,
);
