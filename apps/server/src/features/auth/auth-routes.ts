export interface AuthRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/auth/v1`. */
  readonly path: string;
  /** `bearer`: a live session is required before the handler runs; `service key`: the operator's. */
  readonly access: 'public' | 'bearer' | 'service key';
  readonly summary: string;
}

/** Every door of the auth server, written out by hand. What is not here answers 404. */
export const AUTH_ROUTES = [
  { method: 'POST', path: '/signup', access: 'public', summary: 'Make an account' },
  {
    method: 'POST',
    path: '/token',
    access: 'public',
    summary: 'Sign in by password, or exchange a refresh token or the code of a link',
  },
  { method: 'GET', path: '/user', access: 'bearer', summary: 'The signed-in person' },
  { method: 'PUT', path: '/user', access: 'bearer', summary: 'Change password, address or data' },
  {
    method: 'GET',
    path: '/reauthenticate',
    access: 'bearer',
    summary: 'Send the signed-in person a code that proves it is them',
  },
  { method: 'POST', path: '/recover', access: 'public', summary: 'Ask for a password mail' },
  { method: 'POST', path: '/otp', access: 'public', summary: 'Ask for a sign-in link or code' },
  { method: 'POST', path: '/resend', access: 'public', summary: 'Ask for a mail or code again' },
  { method: 'GET', path: '/verify', access: 'public', summary: 'The link in a mail' },
  {
    method: 'POST',
    path: '/verify',
    access: 'public',
    summary: 'Sign in by the code of a mail or message',
  },
  { method: 'POST', path: '/factors', access: 'bearer', summary: 'Begin a second factor' },
  {
    method: 'POST',
    path: '/factors/:id/challenge',
    access: 'bearer',
    summary: 'Ask to show a second factor',
  },
  {
    method: 'POST',
    path: '/factors/:id/verify',
    access: 'bearer',
    summary: 'Show a second factor by its code',
  },
  { method: 'DELETE', path: '/factors/:id', access: 'bearer', summary: 'Remove a second factor' },
  { method: 'GET', path: '/authorize', access: 'public', summary: 'Go to an identity provider' },
  { method: 'GET', path: '/callback', access: 'public', summary: 'Come back from a provider' },
  { method: 'POST', path: '/callback', access: 'public', summary: 'The same, sent as a form' },
  {
    method: 'GET',
    path: '/user/identities/authorize',
    access: 'bearer',
    summary: 'Go to a provider to link it to this account',
  },
  {
    method: 'DELETE',
    path: '/user/identities/:id',
    access: 'bearer',
    summary: 'Remove a way to sign in, never the last',
  },
  { method: 'POST', path: '/logout', access: 'bearer', summary: 'End this, other or all sessions' },
  {
    method: 'POST',
    path: '/logout/late',
    access: 'public',
    summary: 'End a session that was left without a network',
  },
  {
    method: 'GET',
    path: '/.well-known/jwks.json',
    access: 'public',
    summary: 'The keys that access tokens are signed with',
  },
  { method: 'GET', path: '/settings', access: 'public', summary: 'Which ways to sign in are open' },
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
    summary: 'Make an account and mail a way into it',
  },
  {
    method: 'POST',
    path: '/admin/generate_link',
    access: 'service key',
    summary: 'A link for the operator to send',
  },
  { method: 'GET', path: '/admin/users', access: 'service key', summary: 'Accounts, by page' },
  { method: 'POST', path: '/admin/users', access: 'service key', summary: 'Make an account' },
  { method: 'GET', path: '/admin/users/:id', access: 'service key', summary: 'One account' },
  { method: 'PUT', path: '/admin/users/:id', access: 'service key', summary: 'Change an account' },
  {
    method: 'DELETE',
    path: '/admin/users/:id',
    access: 'service key',
    summary: 'Delete an account',
  },
  {
    method: 'GET',
    path: '/admin/users/:id/factors',
    access: 'service key',
    summary: 'The second factors of an account',
  },
  {
    method: 'DELETE',
    path: '/admin/users/:id/factors/:factorId',
    access: 'service key',
    summary: 'Remove a second factor of someone who lost it',
  },
] as const satisfies readonly AuthRoute[];

type NameOf<Route> = Route extends AuthRoute ? `${Route['method']} ${Route['path']}` : never;

/** The names (`GET /user`) of all routes with that access. */
export type RouteName<Access extends AuthRoute['access']> = NameOf<
  Extract<(typeof AUTH_ROUTES)[number], { access: Access }>
>;
