import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { OidcProvider } from '../../src/oidc-env';

const SITE = 'http://localhost:3000';
const CLIENT_SECRET = 'a secret between the two servers';
/** Seconds; said outright, or it speaks of its defaults. */
const LIFE_S = 600;
const TTL = {
  AccessToken: LIFE_S,
  Grant: LIFE_S,
  IdToken: LIFE_S,
  Interaction: LIFE_S,
  RefreshToken: LIFE_S,
  Session: LIFE_S,
};
const NOTHING_SAID = { warn: () => undefined, info: () => undefined };

/** It speaks to the terminal about running in a test, which a test may not do. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn, info } = console;
  Object.assign(console, NOTHING_SAID);
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, info });
  }
}

export interface ProviderPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

type Mood = 'answers' | 'refuses' | 'breaks' | 'hangs';

/** A real OpenID provider on this machine; whoever comes is signed in as the one named last. */
export async function startOidcServer(names: readonly string[] = ['acme', 'other'], site = SITE) {
  const people = new Map<string, ProviderPerson>();
  let current = '';
  let mood: Mood = 'answers';
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' };

  const provider = await quietly(async () => {
    const { Provider } = await import('oidc-provider');
    return new Provider(issuer, {
      clients: names.map((name, i) => ({
        client_id: name,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${site}/auth/v1/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: i % 2 === 0 ? 'client_secret_post' : 'client_secret_basic',
      })),
      // Both ways exist: in the ID token itself, and to be asked for.
      conformIdTokenClaims: true,
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
      findAccount: async (_, sub) => ({
        accountId: sub,
        claims: async () => ({ sub, ...people.get(sub) }),
      }),
      loadExistingGrant: async ({ oidc }) => {
        const { client, session } = oidc;
        if (!client || !session?.accountId) return undefined;
        const grant = new oidc.provider.Grant({
          clientId: client.clientId,
          accountId: session.accountId,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
      issueRefreshToken: async () => true,
      interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
      features: { devInteractions: { enabled: false } },
      ttl: TTL,
      pkce: { required: () => true },
      cookies: { keys: ['a key for tests'] },
      jwks: { keys: [jwk] },
    });
  });
  const handle = provider.callback();

  server.on('request', (request, response) => {
    const path = request.url ?? '';
    if (mood === 'hangs' && path.startsWith('/token')) return;
    if (mood === 'breaks' && !path.startsWith('/auth') && !path.startsWith('/interaction')) {
      response.writeHead(500).end('broken');
      return;
    }
    if (!path.startsWith('/interaction/')) {
      handle(request, response);
      return;
    }
    const refusal = { error: 'access_denied', error_description: 'The person said no' };
    const result = mood === 'refuses' ? refusal : { login: { accountId: current } };
    provider.interactionFinished(request, response, result).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  return {
    issuer,
    settings: names.map(
      (name): OidcProvider => ({
        name,
        issuer,
        clientId: name,
        clientSecret: CLIENT_SECRET,
        scopes: ['openid', 'email', 'profile'],
      }),
    ),
    /** Who is at the keyboard from now on. */
    become: (sub: string, person: ProviderPerson) => {
      current = sub;
      people.set(sub, person);
    },
    setMood: (next: Mood) => {
      mood = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>;

export interface Landing {
  /** Where the browser stopped: an address of the app. */
  readonly to: URL;
  readonly status: number;
  /** Every address on the way. */
  readonly trail: readonly string[];
}

const MAX_STEPS = 12;

/** A new browser: it follows redirects and keeps cookies until it arrives at the app. */
export async function browse(url: string, authUrl: string): Promise<Landing> {
  const jar = new Map<string, string>();
  const trail: string[] = [];
  let at = url;
  for (let step = 0; step < MAX_STEPS; step++) {
    trail.push(at);
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    await answer.body?.cancel();
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${at} answered ${answer.status} and led nowhere`);
    const next = new URL(location, at);
    if (next.origin !== SITE) at = next.href;
    else if (next.pathname === '/auth/v1/callback') at = `${authUrl}/callback${next.search}`;
    else return { to: next, status: answer.status, trail };
  }
  throw new Error(`${url} leads in circles`);
}
