import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { BodyBudget } from '../../../contract/limits/body-budget';
import type { AuthHttp } from '../auth-deps';
import { bodyTooLarge } from '../auth-error';

const MAX_BODY_BYTES = 1024 * 1024;

const readAndCount = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw bodyTooLarge();
  },
});

/**
 * Asks the header where it can: to look at the body itself makes the server build a whole request
 * object around it first, which costs as much as answering a refresh. What is announced is taken from
 * what the process may hold; the time a request has ends what stalls.
 */
export function limitBody(bodies: BodyBudget): MiddlewareHandler<AuthHttp> {
  return async (c, next) => {
    const length = c.req.header('content-length');
    const isCounted = length !== undefined && c.req.header('transfer-encoding') === undefined;
    const isRead = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    const announced = isCounted ? Number(length) : isRead ? MAX_BODY_BYTES : 0;
    if (announced > MAX_BODY_BYTES) throw bodyTooLarge();
    if (announced === 0) return next();
    const hold = bodies.hold(c.get('address'));
    try {
      hold.take(announced);
      return await (isCounted ? next() : readAndCount(c, next));
    } finally {
      hold.release();
    }
  };
}
