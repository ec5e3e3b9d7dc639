export const PASSWORD = 'chowk-demo-2026';
const SECOND_MS = 1000;

export const SESSION_KEY = 'chowk.session';

export const DEMO_EMAILS = {
  brand: 'brand@chowk.demo',
  retailer: 'store@chowk.demo',
  bizman: 'bizman@chowk.demo',
  admin: 'admin@chowk.demo',
  super_admin: 'super@chowk.demo',
} as const;

export type Role = keyof typeof DEMO_EMAILS;

export const ROLES = Object.keys(DEMO_EMAILS) as Role[];

/** Signs a demo person in through the API and returns the auth client's stored session. */
export async function signInAs(baseUrl: string, role: Role): Promise<string> {
  const response = await fetch(`${baseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-application-name': 'chowk-e2e' },
    body: JSON.stringify({ email: DEMO_EMAILS[role], password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`Signing in as ${role}: ${response.status}`);
  const session: Record<string, unknown> = await response.json();
  const expiresAtS = Math.floor(Date.now() / SECOND_MS) + Number(session.expires_in);
  return JSON.stringify({ expires_at: expiresAtS, ...session });
}

const sessions = new Map<Role, Promise<string>>();

/** One sign-in per person and worker: signing in has its own journey. */
export function sharedSessionOf(baseUrl: string, role: Role): Promise<string> {
  const session = sessions.get(role) ?? signInAs(baseUrl, role);
  sessions.set(role, session);
  return session;
}
