import { APPLICATION_NAME } from './application';

const TIMEOUT_MS = 10_000;

/**
 * Reads a public JSON document without token, contract or validator, so that the front page can
 * use it and stay light. `undefined` when the server was not reached or did not answer in JSON.
 */
export async function readPublicJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const limits = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json', 'x-application-name': APPLICATION_NAME },
      signal: AbortSignal.any(limits),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
