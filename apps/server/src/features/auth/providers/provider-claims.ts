import { type Metadata, requireStorable } from '../account/user-metadata';
import { parseEmail } from '../contacts/email';

const MAX_SUB_LENGTH = 255;
const MAX_TEXT_LENGTH = 300;

/** What a provider says about someone, as far as it concerns us. */
export interface ProviderClaims {
  readonly sub: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly name: string;
  /** As it is kept with the identity and shown to its owner. */
  readonly data: Metadata;
}

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_TEXT_LENGTH) : undefined;
}

function present(values: Record<string, unknown>): Metadata {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

export function readClaims(claims: Readonly<Record<string, unknown>>): ProviderClaims {
  const sub = typeof claims.sub === 'string' ? claims.sub : '';
  if (sub === '' || sub.length > MAX_SUB_LENGTH) throw new Error('The provider named nobody');
  const email = typeof claims.email === 'string' ? parseEmail(claims.email) : undefined;
  // Some send "true" as a string.
  const isEmailVerified =
    email !== undefined && (claims.email_verified === true || claims.email_verified === 'true');
  const name = shortText(claims.name) ?? '';
  const picture = shortText(claims.picture);
  const data = present({
    sub,
    iss: shortText(claims.iss),
    email,
    email_verified: isEmailVerified,
    phone_verified: false,
    name: name || undefined,
    full_name: name || undefined,
    avatar_url: picture?.startsWith('https://') ? picture : undefined,
  });
  return { sub, email, isEmailVerified, name, data: requireStorable(data) };
}
