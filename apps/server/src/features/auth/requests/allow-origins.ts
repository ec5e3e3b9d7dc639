import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { API_VERSION_HEADER } from '../auth-error';

const PREFLIGHT_MAX_AGE_S = 600;
const EXPOSED = [API_VERSION_HEADER, 'X-Total-Count', 'Link', 'Retry-After'];

const answerPreflight = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'authorization',
    'apikey',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
    'x-application-name',
  ],
  exposeHeaders: EXPOSED,
  maxAge: PREFLIGHT_MAX_AGE_S,
});

/**
 * Tokens travel in a header and never in a cookie, so any origin may ask. Said before the answer is
 * made, like everything every answer says: one that is touched afterwards is made twice.
 */
export const allowOrigins: MiddlewareHandler = (c, next) => {
  if (c.req.method === 'OPTIONS') return answerPreflight(c, next);
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', EXPOSED.join(','));
  return next();
};
