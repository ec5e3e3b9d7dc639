/** What a person gave us in their profile, to be reached by. */
export interface GivenContacts {
  readonly email: string | null;
  /** In full form, with the plus. */
  readonly phone: string | null;
}

/** What their sign-in knows, and when each was shown to be theirs. */
export interface LoginContacts {
  readonly email: string | null;
  readonly email_confirmed_at: unknown;
  /** Digits only. */
  readonly phone: string | null;
  readonly phone_confirmed_at: unknown;
}

/**
 * The one rule for who may be contacted: an address or number in a profile counts once its owner
 * has verified it by a link, a code or their provider.
 */
export function verifiedContacts(
  given: GivenContacts,
  login: LoginContacts | undefined,
): GivenContacts {
  const email = login?.email_confirmed_at ? login.email : null;
  const phone = login?.phone_confirmed_at && login.phone ? `+${login.phone}` : null;
  return {
    email: email !== null && given.email?.toLowerCase() === email ? given.email : null,
    phone: phone !== null && given.phone === phone ? phone : null,
  };
}
