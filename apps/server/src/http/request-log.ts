import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { callerAddress, limitedAddress } from './client-address';
import type { Metrics } from './metrics';
import type { HttpVariables } from './types';

/** A proxy's request id is kept if it is safe to print, so that one id runs through all logs. */
const SAFE_ID = /^[A-Za-z0-9_-]{8,64}$/;

export function requestLog(
  log: Logger,
  metrics: Metrics,
  trustedProxies: number,
): MiddlewareHandler<HttpVariables> {
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && SAFE_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    const caller = callerAddress(c, trustedProxies);
    c.set('callerAddress', caller);
    c.set('address', limitedAddress(caller));
    const startedMs = performance.now();
    await next();
    const tookMs = performance.now() - startedMs;
    c.res.headers.set('X-Request-Id', requestId);
    metrics.observe(c.req.method, routePath(c, -1), c.res.status, tookMs);
    // The path only: a query string may contain a token from an email link.
    const line = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(tookMs),
    };
    c.get('log').debug(line, 'request');
  };
}
