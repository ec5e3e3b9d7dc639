import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { storedSession } from './api/session/stored-session';
import { guardPlainHistory } from './app/behaviours/back/guard-plain-history';
import { Deferred } from './app/behaviours/deferred';
import { reportError, watchWindowErrors } from './app/behaviours/errors/error-reports';
import { followLanguage } from './app/front-pages/show-language';
import { captureInstallPrompt } from './app/pwa/install/install-event';
import { registerWorkerAfterLoad } from './app/pwa/worker/register-worker';
import { preloadMessages } from './i18n';

async function loadExtras() {
  const [{ LandingExtras }] = await Promise.all([
    import('./app/behaviours/landing-extras'),
    preloadMessages('behaviours', 'pwa'),
  ]);
  return LandingExtras;
}

/** Banners, toasts and the install card overlay the page and are not part of its text. */
function showExtras(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <Deferred load={loadExtras} />
    </StrictMode>,
  );
}

async function start(): Promise<void> {
  captureInstallPrompt();
  watchWindowErrors();
  guardPlainHistory();
  void registerWorkerAfterLoad();
  await followLanguage().catch((error) => reportError('chunk', error));
  showExtras();
}

/**
 * A signed-in person is sent to the app. Offline this page may stand in for a screen that was never
 * cached; redirecting there again would loop.
 */
function belongsInside(): boolean {
  return storedSession() !== null && window.location.pathname === '/';
}

function goInside(): void {
  window.location.replace('/dashboard');
}

/** Links in emails fall back to the site's root; only the app can process their result. */
function bringsAnswer(): boolean {
  const { pathname, search, hash } = window.location;
  return pathname === '/' && /[?&#](?:code|error|error_code|message)=/.test(search + hash);
}

function handOver(): void {
  const { search, hash } = window.location;
  window.location.replace(`/continue${search}${hash}`);
}

// Back may restore this page from the bfcache after a sign-in.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && belongsInside()) goInside();
});
if (bringsAnswer()) handOver();
else if (belongsInside()) goInside();
else void start();
