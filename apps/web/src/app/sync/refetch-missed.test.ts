import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError, OfflineError, ServerError } from '@/api/errors/errors';
import { refetchMissed, refetchOnSuccess } from './refetch-missed';

const SAVED_AT = 1_700_000_000_000;
let client: QueryClient;
let stops: (() => void)[];

/** A card that shows cached data until the server can be asked. */
function showCard(key: string, answers: object[]) {
  const queryFn = vi.fn(async () => answers.shift() ?? {});
  const observer = new QueryObserver(client, { queryKey: [key], queryFn, staleTime: Infinity });
  stops.push(observer.subscribe(() => undefined));
  return { queryFn, shown: () => observer.getCurrentResult().data };
}

/** A card that shows an error until it is refetched. */
function showFailed(key: string, error: Error) {
  const queryFn = vi.fn(async () => ({ sum: 5 })).mockRejectedValueOnce(error);
  const observer = new QueryObserver(client, { queryKey: [key], queryFn, retry: false });
  stops.push(observer.subscribe(() => undefined));
  return { queryFn, shown: () => observer.getCurrentResult().data };
}

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  stops = [];
});

afterEach(() => {
  for (const stop of stops) stop();
  client.clear();
  vi.useRealTimers();
});

it('refetches what was served from the device, and nothing else', async () => {
  const aged = showCard('totals', [{ sum: 1, savedAt: SAVED_AT }, { sum: 2 }]);
  const list = showCard('list', [{ pages: [{ rows: [], savedAt: SAVED_AT }] }, { pages: [{}] }]);
  const fresh = showCard('target', [{ sum: 3 }]);
  await vi.runAllTimersAsync();
  await refetchMissed(client);
  expect(aged.shown()).toEqual({ sum: 2 });
  expect(list.shown()).toEqual({ pages: [{}] });
  expect(fresh.queryFn).toHaveBeenCalledTimes(1);
});

it('refetches what was not reached, but not what was refused', async () => {
  const offline = showFailed('activations', new OfflineError());
  const refused = showFailed('secrets', new ServerError('FORBIDDEN'));
  await vi.runAllTimersAsync();
  expect(offline.shown()).toBeUndefined();
  await refetchMissed(client);
  expect(offline.shown()).toEqual({ sum: 5 });
  expect(refused.queryFn).toHaveBeenCalledTimes(1);
});

it('refetches what was not reached as soon as another request succeeds', async () => {
  const lost = showFailed('photos', new NetworkError('unreachable'));
  await vi.runAllTimersAsync();
  stops.push(refetchOnSuccess(client));
  showCard('target', [{ sum: 3 }]);
  await vi.runAllTimersAsync();
  expect(lost.shown()).toEqual({ sum: 5 });
});

it('refetches as soon as another request succeeds', async () => {
  const aged = showCard('totals', [{ sum: 1, savedAt: SAVED_AT }, { sum: 2 }]);
  await vi.runAllTimersAsync();
  stops.push(refetchOnSuccess(client));
  showCard('target', [{ sum: 3 }]);
  await vi.runAllTimersAsync();
  expect(aged.shown()).toEqual({ sum: 2 });
});

it('does not loop while the device keeps serving', async () => {
  stops.push(refetchOnSuccess(client));
  const aged = showCard('totals', [
    { savedAt: SAVED_AT },
    { savedAt: SAVED_AT },
    { savedAt: SAVED_AT },
  ]);
  showCard('target', [{ sum: 3 }]);
  await vi.runAllTimersAsync();
  expect(aged.queryFn).toHaveBeenCalledTimes(2);
});
