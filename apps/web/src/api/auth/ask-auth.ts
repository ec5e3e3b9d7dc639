import { SECOND_MS } from '@chowk/domain/kernel';
import { APPLICATION_NAME } from '@/api/client/application';
import { NetworkError } from '@/api/errors/errors';
import { sessionToken } from '@/api/session/session-token';

const TIMEOUT_MS = 20 * SECOND_MS;

/** Endpoints of the auth server that its public client lacks. */
export async function askAuth(path: string, init: RequestInit): Promise<Response> {
  const limits = new AbortController();
  const timer = setTimeout(() => limits.abort(), TIMEOUT_MS);
  try {
    return await fetch(`/auth/v1${path}`, {
      ...init,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-application-name': APPLICATION_NAME,
        authorization: `Bearer ${(await sessionToken()) ?? ''}`,
      },
      signal: limits.signal,
    });
  } catch (cause) {
    throw new NetworkError('unreachable', { cause });
  } finally {
    clearTimeout(timer);
  }
}

export interface AuthRefusal {
  readonly code: string;
  readonly status: number;
}

/** The code and status of an error response; undefined for anything else. */
export async function refusalOf(response: Response): Promise<AuthRefusal | undefined> {
  if (response.ok) return undefined;
  const refusal: unknown = await response.json().catch(() => undefined);
  const hasCode = typeof refusal === 'object' && refusal !== null && 'code' in refusal;
  return { code: hasCode ? String(refusal.code) : '', status: response.status };
}
