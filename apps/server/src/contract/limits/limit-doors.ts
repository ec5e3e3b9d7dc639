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
  /** Where another refusal is due. */
  readonly refuse?: (c: Context<E>, retryAfterS: number) => Error | undefined;
}

export function tooManyFor(retryAfterS: number): ChowkError {
  return new ChowkError('RATE_LIMITED', { details: { retryAfterS } });
}

/**
 * Before anything is read or asked of the database: how often an address may come to a door. The
 * first declared route that matches is the one that will answer; what nobody declared has the
 * narrowest limit.
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
