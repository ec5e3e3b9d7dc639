import { APPLICATION_NAME } from '@/api/client/application';

const PROBE_PATH = '/healthz';
const PROBE_TIMEOUT_MS = 5_000;

/** Whether requests get through. Any response counts, even a refusal. */
export async function canReachServer(): Promise<boolean> {
  try {
    await fetch(PROBE_PATH, {
      cache: 'no-store',
      redirect: 'error',
      headers: { 'x-application-name': APPLICATION_NAME },
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}
