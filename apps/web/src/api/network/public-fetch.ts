import { APPLICATION_NAME } from '@/api/client/application';

const TIMEOUT_MS = 10_000;

/**
 * Reads public JSON without token, contract or validator, so that the front page stays small.
 * `undefined` when the server was not reached or did not return JSON.
 */
export async function readPublicJson(path: string, signal?: AbortSignal): Promise<unknown> {
  // Older phones have no `AbortSignal.any`.
  const limits = new AbortController();
  const end = () => limits.abort();
  const timer = setTimeout(end, TIMEOUT_MS);
  signal?.addEventListener('abort', end, { once: true });
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json', 'x-application-name': APPLICATION_NAME },
      signal: limits.signal,
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** A prerendered page of ours. */
export async function readPage(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** A public command, just as small. Returns the code of a refusal, or undefined when done. */
export async function sendPublicCommand(
  name: string,
  key: string,
  body: string,
): Promise<string | undefined> {
  const limits = new AbortController();
  const timer = setTimeout(() => limits.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-application-name': APPLICATION_NAME,
      },
      body,
      signal: limits.signal,
    });
    if (response.ok) return undefined;
    const refusal: unknown = await response.json();
    const hasCode = typeof refusal === 'object' && refusal !== null && 'code' in refusal;
    return hasCode && typeof refusal.code === 'string' ? refusal.code : 'UNAVAILABLE';
  } catch {
    return 'UNAVAILABLE';
  } finally {
    clearTimeout(timer);
  }
}
