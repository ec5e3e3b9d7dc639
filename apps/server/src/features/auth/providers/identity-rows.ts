import type { Ports } from '../../../contract/context';
import type { IdentityRow } from '../account/present-user';

type RowPorts = Pick<Ports, 'newId' | 'nowMs'>;

function identityRow(ports: RowPorts, userId: string, provider: string, data: object): IdentityRow {
  const now = new Date(ports.nowMs());
  return {
    id: ports.newId(),
    user_id: userId,
    provider,
    provider_id: userId,
    identity_data: { sub: userId, ...data },
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  };
}

export function emailIdentity(
  ports: RowPorts,
  userId: string,
  email: string,
  isVerified: boolean,
): IdentityRow {
  const data = { email, email_verified: isVerified, phone_verified: false };
  return identityRow(ports, userId, 'email', data);
}

export function phoneIdentity(
  ports: RowPorts,
  userId: string,
  phone: string,
  isVerified: boolean,
): IdentityRow {
  const data = { phone, email_verified: false, phone_verified: isVerified };
  return identityRow(ports, userId, 'phone', data);
}

/** `data` is what the provider says; its `sub` is their name for the person. */
export function providerIdentity(
  ports: RowPorts,
  userId: string,
  provider: string,
  data: Readonly<Record<string, unknown>>,
): IdentityRow {
  return { ...identityRow(ports, userId, provider, data), provider_id: String(data.sub) };
}
