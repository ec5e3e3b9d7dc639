import './ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setStepUpPrompt } from './api/auth/step-up';
import { ACTING_KEY } from './api/session/acting';
import { ErrorBoundary } from './app/behaviours/errors/error-boundary';
import { startPwa } from './app/pwa/start-pwa';
import { createQueryClient } from './app/router/query-client';
import { createAppRouter } from './app/router/router';
import { watchSession } from './app/session/watch-session';

declare global {
  interface Window {
    /** Which entry `public/start.js` has started. */
    chowkEntry?: 'app' | 'sign-in';
  }
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
