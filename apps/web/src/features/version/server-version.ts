import { readPublicJson } from '@/api/network/light-fetch';

const HEALTH_PATH = '/healthz';

/** `null` when the server was not reached, `undefined` when it does not say. */
export async function readServerVersion(): Promise<string | null | undefined> {
  const answer = await readPublicJson(HEALTH_PATH);
  if (typeof answer !== 'object' || answer === null) return null;
  return 'version' in answer && typeof answer.version === 'string' ? answer.version : undefined;
}
