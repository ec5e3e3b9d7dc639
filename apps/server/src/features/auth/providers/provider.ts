import { createHmac, hkdfSync } from 'node:crypto';
import { HOUR_MS, SECOND_MS } from '@chowk/domain/kernel';
import type { ClientAuth, Configuration } from 'openid-client';
import { isPrivateAddress, type OidcProvider } from '../../../oidc-env';
import { secretsOf } from '../../../seal';
import { issuerOf } from '../auth-deps';
import { AuthError } from '../auth-error';
import { createRefreshingCache } from '../tokens/refreshing-cache';
import { type ProviderClaims, readClaims } from './provider-claims';

const KEY_BYTES = 32;
/** Three calls at most, one after the other, within the time a request of ours may take. */
const CALL_LIMIT_MS = 3 * SECOND_MS;
const DISCOVERED_AGE_MS = HOUR_MS;

export interface ProviderAnswer {
  readonly claims: ProviderClaims;
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
}

/** An identity provider, spoken to with OpenID Connect. */
export interface Provider {
  readonly name: string;
  /** Where the person is sent. */
  readonly begin: (
    flowId: string,
    wishes: { readonly scopes: readonly string[]; readonly extras: Record<string, string> },
  ) => Promise<URL>;
  /** The user the provider returned with these parameters. */
  readonly finish: (flowId: string, params: URLSearchParams) => Promise<ProviderAnswer>;
}

export interface Providers {
  readonly names: readonly string[];
  readonly find: (name: string) => Provider | undefined;
}

/** Without providers there is nothing to link or unlink. */
export function requireLinking({ names }: Providers): void {
  if (names.length > 0) return;
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

/** Lazily, because most servers never need it. */
const library = () => import('openid-client');

/** The way the provider says it likes best; those that say nothing all know the first. */
function clientAuth({ ClientSecretBasic, ClientSecretPost }: typeof import('openid-client')) {
  return (clientSecret: string): ClientAuth =>
    (server, client, body, headers) => {
      const takesPost =
        server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
      const auth = takesPost ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret);
      auth(server, client, body, headers);
    };
}

async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
  const openid = await library();
  const isPlain = issuer.startsWith('http:');
  const config = await openid.discovery(
    new URL(issuer),
    clientId,
    undefined,
    clientAuth(openid)(clientSecret),
    {
      timeout: CALL_LIMIT_MS / SECOND_MS,
      execute: isPlain ? [openid.allowInsecureRequests] : [],
    },
  );
  // The document may name any address; a plain one outside this machine is not asked.
  const { authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri } =
    config.serverMetadata();
  const named = [authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri];
  const unsafe = named.find((address) => address && !isPrivateAddress(address));
  if (unsafe) throw new Error(`${issuer} names an address that is not private: ${unsafe}`);
  return config;
}

/** What must be the same on the way out and back, without being kept: made from the flow's id. */
function flowSecrets(secret: string) {
  const [current] = secretsOf(secret);
  const key = Buffer.from(hkdfSync('sha256', current, '', 'chowk/auth/oidc-flows', KEY_BYTES));
  const derive = (what: string, flowId: string) =>
    createHmac('sha256', key).update(`${what}\n${flowId}`).digest('base64url');
  return {
    verifier: (flowId: string) => derive('verifier', flowId),
    nonce: (flowId: string) => derive('nonce', flowId),
  };
}

export function createProviders(
  settings: readonly OidcProvider[],
  { secret, siteUrl }: { readonly secret: string; readonly siteUrl: string },
): Providers {
  const discovered = createRefreshingCache<Configuration>(settings.length, DISCOVERED_AGE_MS);
  const secrets = flowSecrets(secret);
  const callbackUrl = `${issuerOf(siteUrl)}/callback`;

  function open(provider: OidcProvider): Provider {
    const configOf = () => discovered.get(provider.name, () => discover(provider));
    return {
      name: provider.name,
      begin: async (flowId, { scopes, extras }) => {
        const openid = await library();
        return openid.buildAuthorizationUrl(await configOf(), {
          ...extras,
          redirect_uri: callbackUrl,
          scope: [...new Set([...provider.scopes, ...scopes])].join(' '),
          state: flowId,
          nonce: secrets.nonce(flowId),
          code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier(flowId)),
          code_challenge_method: 'S256',
        });
      },
      finish: async (flowId, params) => {
        const openid = await library();
        const config = await configOf();
        const tokens = await openid.authorizationCodeGrant(
          config,
          new URL(`${callbackUrl}?${params}`),
          {
            expectedState: flowId,
            expectedNonce: secrets.nonce(flowId),
            pkceCodeVerifier: secrets.verifier(flowId),
            idTokenExpected: true,
          },
        );
        const signed = tokens.claims();
        if (!signed) throw new Error('The provider sent no ID token');
        // Many put the address into the ID token; the others have it ready to be asked for.
        const needsMore =
          signed.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
        const more = needsMore
          ? await openid.fetchUserInfo(config, tokens.access_token, signed.sub)
          : {};
        return {
          claims: readClaims({ ...more, ...signed }),
          accessToken: tokens.access_token,
          refreshToken: tokens.refresh_token,
        };
      },
    };
  }

  const providers = new Map(settings.map((provider) => [provider.name, open(provider)]));
  return { names: [...providers.keys()], find: (name) => providers.get(name) };
}
