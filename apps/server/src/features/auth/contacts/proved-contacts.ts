import type { UserRow } from '../account/present-user';

/** A login's address, if verified: others get no messages. */
export function provedEmail({
  email,
  email_confirmed_at,
}: Pick<UserRow, 'email' | 'email_confirmed_at'>): string | null {
  return email_confirmed_at ? email : null;
}

export function provedPhone({
  phone,
  phone_confirmed_at,
}: Pick<UserRow, 'phone' | 'phone_confirmed_at'>): string | null {
  return phone_confirmed_at ? phone : null;
}
