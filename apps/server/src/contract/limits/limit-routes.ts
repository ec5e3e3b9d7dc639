import { ChowkError } from '@chowk/domain/kernel';
import type { Context, Env, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Rate, RouteLimit } from '../../limits';
import { createMemoryLimit } from './memory-limit';

export interface LimitedRoute {
  readonly method: string;
  readonly path: string;
  readonly limit: RouteLimit;
}

interface Addressed extends Env {
  Variables: { address: string };
}

interface RouteLimitOptions<E extends Env> {
  readonly rates: Readonly<Record<RouteLimit, Rate>>;
  readonly limitedRoutes: readonly LimitedRoute[];
  /** For a route with its own refusal. */
  readonly refuse?: (c: Context<E>, retryAfterS: number) => Error | undefined;
}

export function rateLimitError(retryAfterS: number): ChowkError {
  return new ChowkError('RATE_LIMITED', { details: { retryAfterS } });
}

/**
 * Limits how often an address may call a route, before anything is read or queried. The first
 * matching declared route counts; undeclared paths have the lowest limit.
 */
export function limitRoutes<E extends Addressed>(
  options: RouteLimitOptions<E>,
): MiddlewareHandler<E> {
  const { rates, limitedRoutes, refuse } = options;
  const limit = createMemoryLimit(() => performance.now());
  const known = new Map(
    limitedRoutes.map(({ method, path, limit }) => [`${method} ${path}`, limit]),
  );

  function limitOf(c: Context<E>): RouteLimit {
    let isAny: RouteLimit | undefined;
    for (const { method, path } of matchedRoutes(c)) {
      const found = known.get(`${method} ${path}`);
      if (found && method !== 'ALL') return found;
      isAny ??= found;
    }
    return isAny ?? 'unnamed';
  }

  return (c, next) => {
    const name = limitOf(c);
    const retryAfterS = limit.take(`${name}:${c.get('address')}`, rates[name]);
    if (retryAfterS === undefined) return next();
    throw refuse?.(c, retryAfterS) ?? rateLimitError(retryAfterS);
  };
}
