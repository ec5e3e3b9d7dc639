import { ChowkError } from '@chowk/domain/kernel';
import type { Context, Env, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { DoorLimit, Rate } from '../../limits';
import { createMemoryLimit } from './memory-limit';

export interface Door {
  readonly method: string;
  readonly path: string;
  readonly limit: DoorLimit;
}

interface Addressed extends Env {
  Variables: { address: string };
}

interface DoorOptions<E extends Env> {
  readonly rates: Readonly<Record<DoorLimit, Rate>>;
  readonly doors: readonly Door[];
  /** For a route with its own refusal. */
  readonly refuse?: (c: Context<E>, retryAfterS: number) => Error | undefined;
}

export function tooManyFor(retryAfterS: number): ChowkError {
  return new ChowkError('RATE_LIMITED', { details: { retryAfterS } });
}

/**
 * Limits how often an address may call a route, before anything is read or queried. The first
 * matching declared route counts; undeclared paths have the lowest limit.
 */
export function limitDoors<E extends Addressed>(options: DoorOptions<E>): MiddlewareHandler<E> {
  const { rates, doors, refuse } = options;
  const limit = createMemoryLimit(() => performance.now());
  const known = new Map(doors.map((door) => [`${door.method} ${door.path}`, door.limit]));

  function limitOf(c: Context<E>): DoorLimit {
    let isAny: DoorLimit | undefined;
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
    throw refuse?.(c, retryAfterS) ?? tooManyFor(retryAfterS);
  };
}
