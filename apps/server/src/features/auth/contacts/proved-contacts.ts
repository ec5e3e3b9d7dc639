import type { UserRow } from '../account/present-user';

/** The address of a sign-in, when its owner has shown to have it: nobody else is told anything. */
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
