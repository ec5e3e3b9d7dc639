import { withAuth } from '../../../db';
import { profileFrom } from '../account/user-metadata';
import type { AuthContext } from '../auth-deps';
import { AuthError, invalidRequest, knownAuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { takeVerifying } from '../mail/mail-limits';
import { beginProviderFlow } from '../otp/flow-states';
import { siteFailureUrl } from '../requests/redirect-failure';
import { redirectTarget } from '../requests/redirects';
import type { SignedIn } from '../sessions/require-session';
import { requirePkceParams } from './pkce';
import { type Provider, requireLinking } from './provider';

const FOUND = 302;
const DEFAULT_ROLE = 'retailer';

/** Ours, the flow's own, and those that would let a link change what we ask the provider. */
const NOT_PASSED_ON = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'skip_http_redirect',
  'role',
  'language',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'nonce',
  'scope',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
]);

function extrasOf(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => !NOT_PASSED_ON.has(name.toLowerCase())),
  );
}

function requireProvider({ providers }: AuthServices, name: string | undefined): Provider {
  const provider = providers.find(name ?? '');
  if (provider) return provider;
  throw invalidRequest(`Unsupported provider: ${name ? 'provider is not enabled' : 'none given'}`);
}

/** A new person gets the role of their sign-up page; admin roles cannot be requested. */
function signUpDataOf({ role = DEFAULT_ROLE, language }: Record<string, string>) {
  const data = { role, ...(language ? { language } : {}) };
  profileFrom(data);
  return data;
}

/** Without a PKCE challenge anyone could hand their own sign-in to another browser. */
function requireChallenge(query: Record<string, string>): string {
  const challenge = requirePkceParams(query);
  if (challenge) return challenge;
  throw invalidRequest('PKCE flow requires code_challenge_method and code_challenge');
}

async function beginAtProvider(
  c: AuthContext,
  services: AuthServices,
  linkingTargetId?: string,
): Promise<string> {
  const { db } = services.ports;
  await takeVerifying(db, c.get('address'));
  const query = c.req.query();
  const provider = requireProvider(services, query.provider);
  const flow = {
    provider: provider.name,
    challenge: requireChallenge(query),
    redirectTo: redirectTarget(c, services),
    linkingTargetId,
    signUpData: signUpDataOf(query),
  };
  const flowId = await withAuth(db, 'write', (tx) => beginProviderFlow(tx, services, flow));
  const scopes = (query.scopes ?? '').split(/[\s,]+/).filter(Boolean);
  try {
    return (await provider.begin(flowId, { scopes, extras: extrasOf(query) })).href;
  } catch (cause) {
    throw new AuthError(503, 'service_unavailable', 'The provider cannot be reached', { cause });
  }
}

/** `GET /authorize`: a person in a browser, who would not know what to do with an error in JSON. */
export async function authorize(c: AuthContext, services: AuthServices): Promise<Response> {
  try {
    return c.redirect(await beginAtProvider(c, services), FOUND);
  } catch (error) {
    const known = knownAuthError(error);
    const { cause } = known.extras;
    if (cause) c.get('log').error({ err: cause }, 'a sign-in by a provider did not begin');
    return c.redirect(siteFailureUrl(services.siteUrl, known), FOUND);
  }
}

/** `GET /user/identities/authorize`: the same for one more way into an account one is in. */
export async function authorizeLink(
  c: AuthContext,
  services: AuthServices,
  { user }: SignedIn,
): Promise<Response> {
  requireLinking(services.providers);
  const url = await beginAtProvider(c, services, user.id);
  return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, FOUND);
}
