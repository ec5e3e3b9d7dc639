import type { MiddlewareHandler } from 'hono';
import { limitRoutes } from '../../../contract/limits/limit-routes';
import type { Limits, RouteLimit } from '../../../limits';
import { AUTH_PATH, type AuthHttp } from '../auth-deps';
import { tryAgain } from '../auth-error';
import { AUTH_ROUTES, type RouteName } from '../auth-routes';

/** A public route must name its limit, or this does not compile; other limits come on top. */
const STRANGERS: Record<RouteName<'public'>, RouteLimit> = {
  'POST /signup': 'auth',
  'POST /token': 'auth',
  'POST /recover': 'auth',
  'POST /otp': 'auth',
  'POST /resend': 'auth',
  'GET /verify': 'auth',
  'POST /verify': 'auth',
  'POST /sso': 'auth',
  'POST /not-me': 'auth',
  'POST /logout/late': 'farewell',
  'GET /authorize': 'auth',
  'GET /callback': 'auth',
  'POST /callback': 'auth',
  'GET /.well-known/jwks.json': 'probe',
  'GET /settings': 'probe',
  'GET /captcha': 'probe',
  'GET /health': 'probe',
};

/** With the whole address, as the walk compares it with what is mounted. */
export const AUTH_LIMITED_ROUTES = AUTH_ROUTES.map((route) => ({
  ...route,
  path: `${AUTH_PATH}${route.path}`,
  limit: new Map(Object.entries(STRANGERS)).get(`${route.method} ${route.path}`) ?? 'auth',
}));

export function limitAuthRoutes(limits: Limits): MiddlewareHandler<AuthHttp> {
  const limitedRoutes = [
    ...AUTH_LIMITED_ROUTES,
    { method: 'ALL', path: `${AUTH_PATH}/*`, limit: 'auth' as const },
  ];
  return limitRoutes({
    rates: limits.routes,
    limitedRoutes,
    // A 429 at a refresh would sign an honest person out.
    refuse: (c, retryAfterS) =>
      c.req.path === `${AUTH_PATH}/token` ? tryAgain(undefined, retryAfterS) : undefined,
  });
}
