import { presentUser, type UserRow } from '../account/present-user';
import type { Metadata } from '../account/user-metadata';
import type { AuthServices } from '../auth-services';

interface Login {
  readonly email: string | null;
  readonly phone: string | null;
}

/** PostgreSQL keeps the keys of an object by length first; what comes from a row has them so. */
function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  const bytes = (key: string) => Buffer.from(key);
  const entries = Object.entries(value).sort(
    ([a], [b]) => bytes(a).length - bytes(b).length || Buffer.compare(bytes(a), bytes(b)),
  );
  return Object.fromEntries(entries.map(([key, part]) => [key, asStored(part)]));
}

function stored(data: Metadata): Metadata {
  return { ...(asStored(data) as Metadata) };
}

/** The response for a new address, made up: a known one gets the same fields. */
export function fakeUser({ ports }: AuthServices, { email, phone }: Login, data: Metadata) {
  const id = ports.newId();
  const now = new Date(ports.nowMs());
  const provider = email ? 'email' : 'phone';
  const user: UserRow = {
    id,
    email,
    phone,
    password_hash: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    new_email: null,
    email_change_sent_at: null,
    email_change_accepted: null,
    new_phone: null,
    phone_change_sent_at: null,
    app_metadata: stored({ provider, providers: [provider] }),
    user_metadata: stored(data),
    banned_until: null,
    invited_at: null,
    last_sign_in_at: null,
    created_at: now,
    updated_at: now,
  };
  // No identities: the protocol's mark of an address that is taken.
  return presentUser({ user, identities: [], factors: [] });
}
