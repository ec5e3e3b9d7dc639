import { SECOND_MS } from '@chowk/domain/kernel';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { presentUser } from './account/present-user';
import { updateUser } from './account/update-user';
import { listUserFactors, listUsers, showUser } from './admin/admin.queries';
import { deleteUser } from './admin/admin-deletion';
import { generateLink, invite } from './admin/admin-links';
import { changeUser, createUser, deleteUserFactor } from './admin/admin-users';
import type { ServiceCaller } from './admin/find-service-key';
import { requireServiceKey } from './admin/require-service-key';
import { lockAccount } from './alarms/lock-account';
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
import { listKeys, refuseSso, showHealth, showSettings } from './describe-server';
import { challengeFactor } from './factors/challenge-factor';
import { enrollFactor } from './factors/enroll-factor';
import {
  makeRecoveryCodes,
  remakeRecoveryCodes,
  showRecoveryCodes,
} from './factors/recovery-codes/recovery-codes';
import { verifyRecoveryCode } from './factors/recovery-codes/use-recovery-code';
import { renameFactor } from './factors/rename-factor';
import { unenrollFactor } from './factors/unenroll-factor';
import { verifyFactor } from './factors/verify-factor';
import { followLink } from './otp/follow-link';
import { resend } from './otp/resend';
import { sendOtp } from './otp/send-otp';
import { verifyCode } from './otp/verify-code';
import { reauthenticate } from './password/reauthenticate';
import { recover } from './password/recover';
import { authorize, authorizeLink } from './providers/authorize';
import { providerCallback } from './providers/provider-callback';
import { unlinkIdentity } from './providers/unlink-identity';
import { allowOrigins } from './requests/allow-origins';
import { showCaptchaPage } from './requests/captcha-page';
import { limitAuthRoutes } from './requests/limit-auth-routes';
import { limitBody } from './requests/limit-body';
import { knowDevice } from './sessions/device-cookie';
import { grantToken } from './sessions/grant-token';
import { lateLogOut } from './sessions/late-log-out';
import { logOut } from './sessions/log-out';
import { requireSession, requireStep, type SignedIn } from './sessions/require-session';
import { confirmIdentity, listStepUpWays, requireRecent } from './sessions/step-up';
import { signUp } from './sign-up/sign-up';

const REQUEST_LIMIT_MS = 10 * SECOND_MS;

type Handler = (c: AuthContext, services: AuthServices) => Promise<Response>;
type ServiceHandler = (
  c: AuthContext,
  services: AuthServices,
  caller: ServiceCaller,
) => Promise<Response>;
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
  'POST /not-me': lockAccount,
  'GET /authorize': authorize,
  'GET /callback': providerCallback,
  'POST /callback': providerCallback,
  'GET /.well-known/jwks.json': listKeys,
  'GET /settings': showSettings,
  'POST /sso': refuseSso,
  'GET /captcha': showCaptchaPage,
  'GET /health': showHealth,
};

const BEARER: Record<RouteName<'bearer' | 'first step'>, PersonHandler> = {
  'GET /user': async (c, _services, who) => c.json(presentUser(who)),
  'PUT /user': updateUser,
  'GET /reauthenticate': reauthenticate,
  'POST /reauthenticate': confirmIdentity,
  'GET /reauthenticate/ways': listStepUpWays,
  'POST /factors': enrollFactor,
  'GET /factors/recovery-codes': showRecoveryCodes,
  'POST /factors/recovery-codes': makeRecoveryCodes,
  'POST /factors/recovery-codes/regenerate': remakeRecoveryCodes,
  'POST /factors/recovery-codes/verify': verifyRecoveryCode,
  'POST /factors/:id/challenge': challengeFactor,
  'POST /factors/:id/verify': verifyFactor,
  'PUT /factors/:id': renameFactor,
  'DELETE /factors/:id': unenrollFactor,
  'GET /user/identities/authorize': authorizeLink,
  'DELETE /user/identities/:id': unlinkIdentity,
  'POST /logout': logOut,
};

const SERVICE: Record<RouteName<'service key'>, ServiceHandler> = {
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

function nameOf({ method, path }: AuthRoute): string {
  return `${method} ${path}`;
}

function personHandler(route: AuthRoute, admit: (who: SignedIn) => SignedIn): Handler | undefined {
  const handle = new Map(Object.entries(BEARER)).get(nameOf(route));
  return (
    handle &&
    (async (c, s) => {
      const who = admit(await requireSession(c, s));
      if (route.stepUp) requireRecent(who, s.ports.nowMs());
      return handle(c, s, who);
    })
  );
}

/** What a route says is asked before its handler can be reached. */
const GUARDED: Record<AuthRoute['access'], (route: AuthRoute) => Handler | undefined> = {
  public: (route) => new Map(Object.entries(PUBLIC)).get(nameOf(route)),
  bearer: (route) => personHandler(route, requireStep),
  'first step': (route) => personHandler(route, (who) => who),
  'service key': (route) => {
    const handle = new Map(Object.entries(SERVICE)).get(nameOf(route));
    const { scope } = route;
    return handle && scope && (async (c, s) => handle(c, s, await requireServiceKey(c, s, scope)));
  },
};

function handlerOf(route: AuthRoute): Handler {
  const handle = GUARDED[route.access](route);
  if (!handle) throw new Error(`${nameOf(route)} has no handler`);
  return handle;
}

const limitTime = timeout(REQUEST_LIMIT_MS, new HTTPException(504));

/** The auth protocol under `/auth/v1`, with its own errors, limits and origins. */
export function mountAuth(app: AuthApp, deps: AuthDeps): void {
  const services = createAuthServices(deps);
  const auth: AuthApp = new Hono<AuthHttp>();
  auth.onError(authErrorResponse);
  auth.use(allowOrigins);
  auth.use(limitAuthRoutes(services.ports.limits));
  auth.use(limitTime);
  auth.use(limitBody(services.ports.bodies));
  auth.use((c, next) => {
    // Answers hold tokens and personal data; only the key list says otherwise.
    c.header('Cache-Control', 'no-store');
    return next();
  });
  for (const route of AUTH_ROUTES) {
    const handle = handlerOf(route);
    auth.on(route.method, route.path, (c) => {
      if ('givesTokens' in route) c.set('device', knowDevice(c, deps.siteUrl));
      return handle(c, services);
    });
  }
  auth.all('*', () => {
    throw new AuthError(404, 'not_found', 'There is nothing at this address');
  });
  app.route(AUTH_PATH, auth);
}
