import { DEMO_EMAILS, PASSWORD } from './people';

const HEADERS = { 'content-type': 'application/json', 'x-application-name': 'chowk-e2e' };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const DEMO_ADMIN: Credentials = { email: DEMO_EMAILS.admin, password: PASSWORD };

async function send(url: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...HEADERS,
      'idempotency-key': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

export interface Caller {
  /** Runs a command as this person. */
  run<Out>(command: string, input: unknown): Promise<Out>;
  /** Runs a query as this person. */
  read<Out>(path: string): Promise<Out>;
  /** Uploads a photo as this person. */
  upload(bucket: string, path: string, photo: Buffer): Promise<void>;
  /** Reads a stored photo; fails if there is none. */
  download(bucket: string, path: string): Promise<Buffer>;
}

/** A person who uses the API: the other side of a journey. */
export async function callerOf(origin: string, credentials: Credentials): Promise<Caller> {
  const address = `${origin}/auth/v1/token?grant_type=password`;
  const { email, password } = credentials;
  const session = (await send(address, { email, password })) as { access_token: string };
  const token = session.access_token;
  return {
    run: async <Out>(command: string, input: unknown) =>
      (await send(`${origin}/functions/v1/${command}`, input, token)) as Out,
    read: async <Out>(path: string) => {
      const headers = { ...HEADERS, authorization: `Bearer ${token}` };
      const response = await fetch(`${origin}/rest/v1${path}`, { headers });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return (await response.json()) as Out;
    },
    download: async (bucket, path) => {
      const headers = { ...HEADERS, authorization: `Bearer ${token}` };
      const response = await fetch(`${origin}/storage/v1/object/${bucket}/${path}`, { headers });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
    upload: async (bucket, path, photo) => {
      const response = await fetch(`${origin}/storage/v1/object/${bucket}/${path}`, {
        method: 'POST',
        headers: { ...HEADERS, authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
        body: new Uint8Array(photo),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    },
  };
}
