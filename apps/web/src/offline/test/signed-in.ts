const DAY_S = 86_400;
const MS_PER_S = 1000;

/** A minimal session, valid for a day. */
export function signIn(personId: string): void {
  const expires_at = Math.floor(Date.now() / MS_PER_S) + DAY_S;
  const session = { access_token: 'a', refresh_token: 'r', expires_at, user: { id: personId } };
  localStorage.setItem('chowk.session', JSON.stringify(session));
}
