/** An identity provider as the environment describes it. */
export interface OidcProvider {
  /** As the client names it: `google`. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
}

const ISSUERS: Readonly<Record<string, string>> = { GOOGLE: 'https://accounts.google.com' };
const SCOPES = 'openid email profile';
/** Names of our own sign-in methods. */
const RESERVED = new Set(['EMAIL', 'PHONE']);
const VARIABLE = /^OIDC_([A-Z0-9]+)_(ISSUER|CLIENT_ID|CLIENT_SECRET|SCOPES)$/;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Secrets are sent there, so plain HTTP is allowed on this machine only. */
export function isPrivateAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

type Refuse = (name: string, what: string, example: string) => never;

const EXAMPLES = {
  ISSUER: 'https://login.example',
  CLIENT_ID: 'chowk',
  CLIENT_SECRET: 'the-secret-they-gave-you',
};

function readProvider(source: NodeJS.ProcessEnv, name: string, refuse: Refuse): OidcProvider {
  const variable = (part: string) => `OIDC_${name}_${part}`;
  const required = (part: keyof typeof EXAMPLES) => {
    const value = source[variable(part)] || (part === 'ISSUER' ? ISSUERS[name] : undefined);
    const example = `${variable(part)}=${EXAMPLES[part]}`;
    return value ?? refuse(variable(part), `is required to sign in with ${name}`, example);
  };
  if (RESERVED.has(name)) {
    refuse(variable('CLIENT_ID'), 'uses a name that is taken', 'OIDC_GOOGLE_CLIENT_ID=chowk');
  }
  const issuer = required('ISSUER');
  if (!isPrivateAddress(issuer)) {
    const example = `${variable('ISSUER')}=${EXAMPLES.ISSUER}`;
    refuse(variable('ISSUER'), 'must be an https address (http only on this machine)', example);
  }
  const scopes = (source[variable('SCOPES')] || SCOPES).split(/[\s,]+/).filter(Boolean);
  return {
    name: name.toLowerCase(),
    issuer,
    clientId: required('CLIENT_ID'),
    clientSecret: required('CLIENT_SECRET'),
    scopes: [...new Set(['openid', ...scopes])],
  };
}

/** Any name between `OIDC_` and `_CLIENT_ID`; other `OIDC_` variables are typing errors. */
export function readOidcProviders(source: NodeJS.ProcessEnv, refuse: Refuse): OidcProvider[] {
  const names = new Set<string>();
  for (const [variable, value] of Object.entries(source)) {
    if (!variable.startsWith('OIDC_') || !value) continue;
    const name = VARIABLE.exec(variable)?.[1];
    names.add(name ?? refuse(variable, 'is not known', 'OIDC_GOOGLE_CLIENT_ID=chowk'));
  }
  return [...names].sort().map((name) => readProvider(source, name, refuse));
}
