import './ui/styles.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setStepUpPrompt } from './api/auth/step-up';
import { ACTING_KEY, dropActing } from './api/session/acting';
import { ErrorBoundary } from './app/behaviours/errors/error-boundary';
import { startPwa } from './app/pwa/start-pwa';
import { wipeWorker } from './app/pwa/worker/register-worker';
import { createQueryClient } from './app/router/query-client';
import { createAppRouter } from './app/router/router';
import { hasSession, onSessionChange } from './features/auth/session/session';
import { clearIntent } from './features/auth/sign-in/intent';

declare global {
  interface Window {
    /** Which entry `public/start.js` has started. */
    chowkEntry?: 'app' | 'sign-in';
  }
}

type AppRouter = ReturnType<typeof createAppRouter>;

/** Signing in or out in one tab applies to the other tabs. */
function watchSession(router: AppRouter, queryClient: QueryClient): void {
  onSessionChange(async () => {
    if (hasSession()) {
      await router.invalidate();
      return;
    }
    dropActing();
    clearIntent();
    // Home without the guard, because the next person must not land on this one's page.
    await router.navigate({ to: '/', replace: true });
    queryClient.clear();
    wipeWorker();
  });
}

function startApp(): void {
  startPwa();
  setStepUpPrompt(async () => {
    const { promptStepUp } = await import('./features/auth/step-up/step-up-prompt');
    return promptStepUp();
  });

  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  watchSession(router, queryClient);

  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const root = createRoot(container);

  const start = () =>
    root.render(
      <StrictMode>
        <ErrorBoundary>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ErrorBoundary>
      </StrictMode>,
    );

  // An acting session changes the identity of every screen, so it is read before the first.
  if (sessionStorage.getItem(ACTING_KEY) || localStorage.getItem(ACTING_KEY)) {
    import('./features/shops/acting/acting-state')
      .then((state) => state.takeUpActing())
      .then(start, start);
  } else {
    start();
  }
}

// The sign-in page may load a chunk that contains this file; then the app must not start.
if (window.chowkEntry !== 'sign-in') startApp();
