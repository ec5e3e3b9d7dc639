import type { ServiceScope } from '@chowk/domain/platform';

export interface AuthRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/auth/v1`. */
  readonly path: string;
  /**
   * `bearer`: requires a live session with its second factor; `first step`: a live session, for
   * completing that factor or signing out; `service key`: the operator's.
   */
  readonly access: 'public' | 'bearer' | 'first step' | 'service key';
  readonly summary: string;
  /** Only with a sign-in or factor of the last minutes; else `reauthentication_needed`. */
  readonly stepUp?: true;
  /** Its answer may hold tokens: the browser that asks is known from then on. */
  readonly givesTokens?: true;
  /** What a service key must be good for; without one the route is shut. */
  readonly scope?: ServiceScope;
}

/** Every route of the auth server, written by hand. Others are a 404. */
export const AUTH_ROUTES = [
  {
    method: 'POST',
    path: '/signup',
    access: 'public',
    summary: 'Make an account',
    givesTokens: true,
  },
  {
    method: 'POST',
    path: '/token',
    access: 'public',
    summary: 'Sign in by password, or exchange a refresh token or the code of a link',
    givesTokens: true,
  },
  { method: 'GET', path: '/user', access: 'first step', summary: 'The signed-in person' },
  { method: 'PUT', path: '/user', access: 'bearer', summary: 'Change password, address or data' },
  {
    method: 'GET',
    path: '/reauthenticate',
    access: 'bearer',
    summary: 'Send the signed-in person a code that proves it is them',
  },
  {
    method: 'POST',
    path: '/reauthenticate',
    access: 'bearer',
    summary: 'Confirm by password or code that it is them, in the session they have',
  },
  {
    method: 'GET',
    path: '/reauthenticate/ways',
    access: 'bearer',
    summary: 'How the signed-in person can confirm that it is them',
  },
  { method: 'POST', path: '/recover', access: 'public', summary: 'Ask for a password mail' },
  { method: 'POST', path: '/otp', access: 'public', summary: 'Ask for a sign-in link or code' },
  { method: 'POST', path: '/resend', access: 'public', summary: 'Ask for a mail or code again' },
  {
    method: 'GET',
    path: '/verify',
    access: 'public',
    summary: 'The link in a mail',
    givesTokens: true,
  },
  {
    method: 'POST',
    path: '/verify',
    access: 'public',
    summary: 'Sign in by the code of a mail or message',
    givesTokens: true,
  },
  {
    method: 'POST',
    path: '/factors',
    access: 'first step',
    summary: 'Begin a second factor',
    stepUp: true,
  },
  {
    method: 'GET',
    path: '/factors/recovery-codes',
    access: 'bearer',
    summary: 'How many recovery codes are left',
  },
  {
    method: 'POST',
    path: '/factors/recovery-codes',
    access: 'bearer',
    summary: 'Make the first recovery codes',
    stepUp: true,
  },
  {
    method: 'POST',
    path: '/factors/recovery-codes/regenerate',
    access: 'bearer',
    summary: 'Replace the recovery codes',
    stepUp: true,
  },
  {
    method: 'POST',
    path: '/factors/recovery-codes/verify',
    access: 'first step',
    summary: 'Show a recovery code in the place of the second factor',
  },
  {
    method: 'POST',
    path: '/factors/:id/challenge',
    access: 'first step',
    summary: 'Ask to show a second factor',
  },
  {
    method: 'POST',
    path: '/factors/:id/verify',
    access: 'first step',
    summary: 'Show a second factor by its code',
    givesTokens: true,
  },
  { method: 'PUT', path: '/factors/:id', access: 'bearer', summary: 'Rename a second factor' },
  {
    method: 'DELETE',
    path: '/factors/:id',
    access: 'first step',
    summary: 'Remove a second factor',
  },
  { method: 'GET', path: '/authorize', access: 'public', summary: 'Go to an identity provider' },
  { method: 'GET', path: '/callback', access: 'public', summary: 'Come back from a provider' },
  { method: 'POST', path: '/callback', access: 'public', summary: 'The same, sent as a form' },
  {
    method: 'GET',
    path: '/user/identities/authorize',
    access: 'bearer',
    summary: 'Go to a provider to link it to this account',
    stepUp: true,
  },
  {
    method: 'DELETE',
    path: '/user/identities/:id',
    access: 'bearer',
    summary: 'Remove a way to sign in, never the last',
    stepUp: true,
  },
  {
    method: 'POST',
    path: '/logout',
    access: 'first step',
    summary: 'End this, other or all sessions',
  },
  {
    method: 'POST',
    path: '/logout/late',
    access: 'public',
    summary: 'End a session that was left without a network',
  },
  {
    method: 'POST',
    path: '/not-me',
    access: 'public',
    summary:
      'Say by the link of a mail that a change was not yours: ends all sessions, freezes payouts',
  },
  {
    method: 'GET',
    path: '/.well-known/jwks.json',
    access: 'public',
    summary: 'The keys that access tokens are signed with',
  },
  { method: 'GET', path: '/settings', access: 'public', summary: 'Which ways to sign in are open' },
  { method: 'POST', path: '/sso', access: 'public', summary: 'Says that there is no SAML' },
  {
    method: 'GET',
    path: '/captcha',
    access: 'public',
    summary: 'The page that holds the captcha, if one is set up',
  },
  { method: 'GET', path: '/health', access: 'public', summary: 'That the auth server answers' },
  {
    method: 'POST',
    path: '/invite',
    access: 'service key',
    scope: 'invite',
    summary: 'Make an account and mail a way into it',
  },
  {
    method: 'POST',
    path: '/admin/generate_link',
    access: 'service key',
    scope: 'links',
    summary: 'A link for the operator to send',
  },
  {
    method: 'GET',
    path: '/admin/users',
    access: 'service key',
    scope: 'users:read',
    summary: 'Accounts, by page',
  },
  {
    method: 'POST',
    path: '/admin/users',
    access: 'service key',
    scope: 'users:write',
    summary: 'Make an account',
  },
  {
    method: 'GET',
    path: '/admin/users/:id',
    access: 'service key',
    scope: 'users:read',
    summary: 'One account',
  },
  {
    method: 'PUT',
    path: '/admin/users/:id',
    access: 'service key',
    scope: 'users:write',
    summary: 'Change an account',
  },
  {
    method: 'DELETE',
    path: '/admin/users/:id',
    access: 'service key',
    scope: 'users:delete',
    summary: 'Delete an account',
  },
  {
    method: 'GET',
    path: '/admin/users/:id/factors',
    access: 'service key',
    scope: 'users:read',
    summary: 'The second factors of an account',
  },
  {
    method: 'DELETE',
    path: '/admin/users/:id/factors/:factorId',
    access: 'service key',
    scope: 'factors:delete',
    summary: 'Remove a second factor of someone who lost it',
  },
] as const satisfies readonly AuthRoute[];

type NameOf<Route> = Route extends AuthRoute ? `${Route['method']} ${Route['path']}` : never;

/** The names (`GET /user`) of all routes with that access. */
export type RouteName<Access extends AuthRoute['access']> = NameOf<
  Extract<(typeof AUTH_ROUTES)[number], { access: Access }>
>;
