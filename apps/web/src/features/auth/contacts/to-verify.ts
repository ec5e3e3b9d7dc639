import { type GivenContacts, verifiedContacts } from '@chowk/domain/accounts';
import type { Account } from '@/features/auth/security/account.queries';

export type LoginFacts = Pick<Account, 'email' | 'phone' | 'isEmailConfirmed' | 'isPhoneConfirmed'>;

/** What stands in the profile and gets no messages yet, by the rule the server sends by. */
export function contactsToVerify(profile: GivenContacts, login: LoginFacts): GivenContacts {
  const verified = verifiedContacts(profile, {
    email: login.email.toLowerCase() || null,
    email_confirmed_at: login.isEmailConfirmed,
    phone: login.phone || null,
    phone_confirmed_at: login.isPhoneConfirmed,
  });
  return {
    email: verified.email === null ? profile.email : null,
    phone: verified.phone === null ? profile.phone : null,
  };
}
