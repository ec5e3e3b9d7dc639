import { DEMO_EMAILS, PASSWORD } from './people';

const HEADERS = { 'content-type': 'application/json', 'x-application-name': 'chowk-e2e' };
const NUMBER_DIGITS = 9;
const SECOND_SUPER_ADMIN = 'super2@chowk.demo';

export interface NewPerson {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

async function post(url: string, body: unknown, token?: string) {
  const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...HEADERS, ...authorization, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** A new person, for a journey that changes how they sign in. */
export async function makePerson(baseUrl: string, role = 'retailer'): Promise<NewPerson> {
  const stamp = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  const person = {
    email: `person.${stamp}@example.in`,
    phone: `+918${stamp.slice(-NUMBER_DIGITS)}`,
    password: 'kirana-2026-dukaan',
  };
  const { user } = await post(`${baseUrl}/auth/v1/signup`, {
    email: person.email,
    password: person.password,
    data: {
      role,
      full_name: 'Asha Rao',
      company_name: 'Rao Stores',
      language: 'en',
      consents: { version: '2026-11', privacy: new Date().toISOString() },
    },
  });
  return { ...person, id: user.id };
}

async function signInDemo(baseUrl: string, email: string): Promise<string> {
  const credentials = { email, password: PASSWORD };
  const session = await post(`${baseUrl}/auth/v1/token?grant_type=password`, credentials);
  return session.access_token;
}

/** By the demo's two super admins, who need no second factor: one proposes, the other confirms. */
export async function grantRole(baseUrl: string, userId: string, role: string): Promise<void> {
  const first = await signInDemo(baseUrl, DEMO_EMAILS.super_admin);
  const input = { user_id: userId, role };
  const { proposal_id } = await post(`${baseUrl}/functions/v1/role_grant`, input, first);
  if (proposal_id === null) return;
  const second = await signInDemo(baseUrl, SECOND_SUPER_ADMIN);
  await post(`${baseUrl}/functions/v1/proposal_confirm`, { id: proposal_id }, second);
}

export async function suspend(baseUrl: string, userId: string): Promise<void> {
  const token = await signInDemo(baseUrl, DEMO_EMAILS.admin);
  const input = { id: userId, reason: 'Fake proofs' };
  await post(`${baseUrl}/functions/v1/profile_suspend`, input, token);
}

/** A verified phone number for a journey to start with. */
export async function givePhone(baseUrl: string, { id, phone }: NewPerson): Promise<void> {
  const response = await fetch(`${baseUrl}/auth/v1/admin/users/${id}`, {
    method: 'PUT',
    headers: { ...HEADERS, authorization: `Bearer ${process.env.CHOWK_E2E_SERVICE_KEY}` },
    body: JSON.stringify({ phone, phone_confirm: true }),
  });
  if (!response.ok) throw new Error(`Giving a number: ${response.status}`);
}
