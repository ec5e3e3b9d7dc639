import { SECOND_MS } from '@chowk/domain/kernel';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { listUserFactors, listUsers, showUser } from './admin.queries';
import { deleteUser } from './admin-deletion';
import { generateLink, invite } from './admin-links';
import { changeUser, createUser, deleteUserFactor } from './admin-users';
import { allowOrigins } from './allow-origins';
import {
  AUTH_PATH,
  type AuthApp,
  type AuthContext,
  type AuthDeps,
  type AuthHttp,
} from './auth-deps';
import { AuthError, authErrorResponse } from './auth-error';
import { AUTH_ROUTES, type AuthRoute, type RouteName } from './auth-routes';
import { type AuthServices, createAuthServices } from './auth-services';
import { authorize, authorizeLink } from './authorize';
import { showCaptchaPage } from './captcha-page';
import { challengeFactor } from './challenge-factor';
import { listKeys, showHealth, showSettings } from './describe-server';
import { enrollFactor } from './enroll-factor';
import { followLink } from './follow-link';
import { grantToken } from './grant-token';
import { lateLogOut } from './late-log-out';
import { limitBody } from './limit-body';
import { logOut } from './log-out';
import { presentUser } from './present-user';
import { providerCallback } from './provider-callback';
import { reauthenticate } from './reauthenticate';
import { recover } from './recover';
import { requireSession, type SignedIn } from './require-session';
import { resend } from './resend';
import { sendOtp } from './send-otp';
import { requireServiceKey } from './service-key';
import { signUp } from './sign-up';
import { unenrollFactor } from './unenroll-factor';
import { unlinkIdentity } from './unlink-identity';
import { updateUser } from './update-user';
import { verifyCode } from './verify-code';
import { verifyFactor } from './verify-factor';

const REQUEST_LIMIT_MS = 10 * SECOND_MS;

type Handler = (c: AuthContext, services: AuthServices) => Promise<Response>;
type PersonHandler = (c: AuthContext, services: AuthServices, who: SignedIn) => Promise<Response>;

const PUBLIC: Record<RouteName<'public'>, Handler> = {
  'POST /signup': signUp,
  'POST /token': grantToken,
  'POST /recover': recover,
  'POST /otp': sendOtp,
  'POST /resend': resend,
  'GET /verify': followLink,
  'POST /verify': verifyCode,
  'POST /logout/late': lateLogOut,
  'GET /authorize': authorize,
  'GET /callback': providerCallback,
  'POST /callback': providerCallback,
  'GET /.well-known/jwks.json': listKeys,
  'GET /settings': showSettings,
  'GET /captcha': showCaptchaPage,
  'GET /health': showHealth,
};

const BEARER: Record<RouteName<'bearer'>, PersonHandler> = {
  'GET /user': async (c, _services, who) => c.json(presentUser(who)),
  'PUT /user': updateUser,
  'GET /reauthenticate': reauthenticate,
  'POST /factors': enrollFactor,
  'POST /factors/:id/challenge': challengeFactor,
  'POST /factors/:id/verify': verifyFactor,
  'DELETE /factors/:id': unenrollFactor,
  'GET /user/identities/authorize': authorizeLink,
  'DELETE /user/identities/:id': unlinkIdentity,
  'POST /logout': logOut,
};

const SERVICE: Record<RouteName<'service key'>, Handler> = {
  'POST /invite': invite,
  'POST /admin/generate_link': generateLink,
  'GET /admin/users': listUsers,
  'POST /admin/users': createUser,
  'GET /admin/users/:id': showUser,
  'PUT /admin/users/:id': changeUser,
  'DELETE /admin/users/:id': deleteUser,
  'GET /admin/users/:id/factors': listUserFactors,
  'DELETE /admin/users/:id/factors/:factorId': deleteUserFactor,
};

/** What a route says is asked before its handler can be reached. */
const GUARDED: Record<AuthRoute['access'], (name: string) => Handler | undefined> = {
  public: (name) => new Map(Object.entries(PUBLIC)).get(name),
  bearer: (name) => {
    const handle = new Map(Object.entries(BEARER)).get(name);
    return handle && (async (c, s) => handle(c, s, await requireSession(c, s)));
  },
  'service key': (name) => {
    const handle = new Map(Object.entries(SERVICE)).get(name);
    return (
      handle &&
      (async (c, s) => {
        await requireServiceKey(c, s);
        return handle(c, s);
      })
    );
  },
};

function handlerOf({ method, path, access }: AuthRoute): Handler {
  const handle = GUARDED[access](`${method} ${path}`);
  if (!handle) throw new Error(`${method} ${path} has no handler`);
  return handle;
}

const limitTime = timeout(REQUEST_LIMIT_MS, new HTTPException(504));

/** The auth protocol under `/auth/v1`, with its own errors, limits and origins. */
export function mountAuth(app: AuthApp, deps: AuthDeps): void {
  const services = createAuthServices(deps);
  const auth: AuthApp = new Hono<AuthHttp>();
  auth.onError(authErrorResponse);
  auth.use(allowOrigins);
  auth.use(limitTime);
  auth.use(limitBody);
  auth.use((c, next) => {
    // Answers hold tokens and personal data; only the key list says otherwise.
    c.header('Cache-Control', 'no-store');
    return next();
  });
  for (const route of AUTH_ROUTES) {
    const handle = handlerOf(route);
    auth.on(route.method, route.path, (c) => handle(c, services));
  }
  auth.all('*', () => {
    throw new AuthError(404, 'not_found', 'There is nothing at this address');
  });
  app.route(AUTH_PATH, auth);
}
