import './ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './app/behaviours/error-boundary';
import { startPwa } from './app/pwa/start-pwa';
import { createQueryClient } from './app/query-client';
import { createAppRouter } from './app/router';
import { watchSession } from './app/watch-session';

startPwa();

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
watchSession(router, queryClient);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
