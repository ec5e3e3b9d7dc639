import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { bodyTooLarge } from './auth-error';

const MAX_BODY_BYTES = 1024 * 1024;

const readAndCount = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw bodyTooLarge();
  },
});

/**
 * Asks the header where it can: to look at the body itself makes the server build a whole request
 * object around it first, which costs as much as answering a refresh.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  const length = c.req.header('content-length');
  const isCounted = length !== undefined && c.req.header('transfer-encoding') === undefined;
  if (!isCounted && c.req.method !== 'GET' && c.req.method !== 'HEAD') return readAndCount(c, next);
  if (Number(length ?? 0) > MAX_BODY_BYTES) throw bodyTooLarge();
  return next();
};
