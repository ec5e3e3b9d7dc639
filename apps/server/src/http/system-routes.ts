import type { Metrics } from './metrics';
import type { App } from './types';

export interface SystemRoutes {
  readonly version: string;
  readonly commit: string;
  readonly metrics: Metrics;
  /** Throws when the database does not answer. */
  readonly checkReady: () => Promise<void>;
}

export function mountSystemRoutes(
  app: App,
  { version, commit, metrics, checkReady }: SystemRoutes,
): void {
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok', name: 'chowk', version, commit });
  });

  app.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      await checkReady();
      return c.json({ status: 'ready' });
    } catch (error) {
      c.get('log').error({ err: error }, 'not ready');
      return c.json({ code: 'UNAVAILABLE', message: 'The database does not answer' }, 503);
    }
  });

  app.get('/metrics', async (c) => {
    c.header('Content-Type', metrics.contentType);
    return c.body(await metrics.text());
  });
}
