import { createHash, timingSafeEqual } from 'node:crypto';
import { ChowkError } from '@chowk/domain/kernel';
import type { Metrics } from './metrics';
import type { App } from './types';

/** Everyone, nobody, or whoever sends this token. */
export type MetricsAccess = 'everyone' | 'nobody' | { readonly token: string };

export interface SystemRoutes {
  readonly version: string;
  readonly commit: string;
  readonly metrics: Metrics;
  readonly metricsAccess: MetricsAccess;
  /** Throws when the database does not respond. */
  readonly checkReady: () => Promise<void>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** When disabled it is a 404, also for a wrong token. */
function requireMetrics(access: MetricsAccess, authorization: string | undefined): void {
  if (access === 'everyone') return;
  const isOpen =
    access !== 'nobody' &&
    timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${access.token}`));
  if (!isOpen) throw new ChowkError('UNKNOWN_PATH');
}

export function mountSystemRoutes(
  app: App,
  { version, commit, metrics, metricsAccess, checkReady }: SystemRoutes,
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
    requireMetrics(metricsAccess, c.req.header('authorization'));
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', metrics.contentType);
    return c.body(await metrics.text());
  });
}
