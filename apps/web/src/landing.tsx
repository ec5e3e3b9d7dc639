import './ui/styles.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { storedSession } from './api/stored-session';
import { ErrorBoundary } from './app/behaviours/error-boundary';
import { watchWindowErrors } from './app/behaviours/error-reports';
import { guardPlainHistory } from './app/behaviours/guard-plain-history';
import { Later } from './app/behaviours/later';
import { QuietBoundary } from './app/behaviours/quiet-boundary';
import { captureInstallPrompt } from './app/pwa/install-event';
import { registerWorkerAfterLoad } from './app/pwa/register-worker';
import { LandingPage } from './features/landing/landing-page';
import { preloadMessages } from './i18n';

const InstallButton = lazy(() =>
  import('./app/pwa/install-button').then((module) => ({ default: module.InstallButton })),
);
async function loadExtras() {
  const [{ LandingExtras }] = await Promise.all([
    import('./app/behaviours/landing-extras'),
    preloadMessages('behaviours', 'pwa'),
  ]);
  return LandingExtras;
}

const SAME_SIZE_GAP = <span className="size-touch shrink-0 max-sm:w-10" />;

function Landing() {
  return (
    <ErrorBoundary>
      <LandingPage
        installButton={
          <QuietBoundary>
            <Suspense fallback={SAME_SIZE_GAP}>
              <InstallButton look="icon" className="max-sm:w-10" />
            </Suspense>
          </QuietBoundary>
        }
      />
      <Later load={loadExtras} />
    </ErrorBoundary>
  );
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('landing.html has no #root');
  captureInstallPrompt();
  watchWindowErrors();
  guardPlainHistory();
  void registerWorkerAfterLoad();
  await preloadMessages('core', 'landing');
  createRoot(container).render(
    <StrictMode>
      <Landing />
    </StrictMode>,
  );
}

/**
 * Somebody signed in has no business on the front page. But offline the page may stand in for a
 * screen that was never fetched; sending them there again would go round in circles.
 */
function belongsInside(): boolean {
  return storedSession() !== null && window.location.pathname === '/';
}

function goInside(): void {
  window.location.replace('/dashboard');
}

/** A link of a mail falls back to the site itself; only the app knows what to do with its answer. */
function bringsAnswer(): boolean {
  const { pathname, search, hash } = window.location;
  return pathname === '/' && /[?&#](?:code|error|error_code|message)=/.test(search + hash);
}

function handOver(): void {
  const { search, hash } = window.location;
  window.location.replace(`/continue${search}${hash}`);
}

// Back may bring this very page up again after a sign-in, without running it anew.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && belongsInside()) goInside();
});
if (bringsAnswer()) handOver();
else if (belongsInside()) goInside();
else void start();
