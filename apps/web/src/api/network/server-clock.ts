import { APPLICATION_NAME } from '@/api/client/application';

const MS_PER_S = 1000;
const TIMEOUT_MS = 5_000;

/** The Date header has whole seconds, and was set about halfway through the round trip. */
export function clockAheadS(date: string | null, sentMs: number, gotMs: number): number | null {
  const serverMs = Date.parse(date ?? '');
  if (Number.isNaN(serverMs)) return null;
  const middleMs = (sentMs + gotMs) / 2;
  const skewS = Math.round((middleMs - serverMs) / MS_PER_S);
  // Within the header's rounding the clocks agree.
  return Math.abs(skewS) <= 1 ? 0 : skewS;
}

/** Null when the server was not reached. */
export async function measureClockAheadS(): Promise<number | null> {
  try {
    const sentMs = Date.now();
    const response = await fetch('/healthz', {
      cache: 'no-store',
      headers: { 'x-application-name': APPLICATION_NAME },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return clockAheadS(response.headers.get('date'), sentMs, Date.now());
  } catch {
    return null;
  }
}
