import { ChowkError, type ErrorBody, messageOf } from '@chowk/domain/kernel';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpContext } from './types';

/** The one place where errors become responses. Unknown errors reveal nothing. */
export function knownError(error: unknown): ChowkError {
  if (error instanceof ChowkError) return error;
  if (error instanceof HTTPException && error.status === 413)
    return new ChowkError('BODY_TOO_LARGE');
  return new ChowkError('INTERNAL');
}

export function errorBody(error: ChowkError, requestId: string): ErrorBody {
  return {
    code: error.code,
    message: messageOf(error),
    ...(error.details ? { details: error.details } : {}),
    requestId,
  };
}

export function errorResponse(error: unknown, c: HttpContext): Response {
  const known = knownError(error);
  if (known.code === 'INTERNAL') c.get('log').error({ err: error }, 'unexpected error');
  if (known.details?.retryAfterS) c.header('Retry-After', String(known.details.retryAfterS));
  c.header('Cache-Control', 'no-store');
  return c.json(errorBody(known, c.get('requestId')), known.status as ContentfulStatusCode);
}
