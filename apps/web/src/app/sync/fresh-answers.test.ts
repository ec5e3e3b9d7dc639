import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError, OfflineError, ServerError } from '@/api/errors/errors';
import { askForMissed, followAnswers } from './fresh-answers';

const SAVED_AT = 1_700_000_000_000;
let client: QueryClient;
let stops: (() => void)[];

/** A card on the screen: from the device until the server can be asked. */
function showCard(key: string, answers: object[]) {
  const queryFn = vi.fn(async () => answers.shift() ?? {});
  const observer = new QueryObserver(client, { queryKey: [key], queryFn, staleTime: Infinity });
  stops.push(observer.subscribe(() => undefined));
  return { queryFn, shown: () => observer.getCurrentResult().data };
}

/** A card that says why there is nothing in it, until it is asked for again. */
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

it('asks again for what the device answered, and for nothing else', async () => {
  const aged = showCard('totals', [{ sum: 1, savedAt: SAVED_AT }, { sum: 2 }]);
  const list = showCard('list', [{ pages: [{ rows: [], savedAt: SAVED_AT }] }, { pages: [{}] }]);
  const fresh = showCard('target', [{ sum: 3 }]);
  await vi.runAllTimersAsync();
  await askForMissed(client);
  expect(aged.shown()).toEqual({ sum: 2 });
  expect(list.shown()).toEqual({ pages: [{}] });
  expect(fresh.queryFn).toHaveBeenCalledTimes(1);
});

it('asks again for what was not reached, and not for what was refused', async () => {
  const offline = showFailed('activations', new OfflineError());
  const refused = showFailed('secrets', new ServerError('FORBIDDEN'));
  await vi.runAllTimersAsync();
  expect(offline.shown()).toBeUndefined();
  await askForMissed(client);
  expect(offline.shown()).toEqual({ sum: 5 });
  expect(refused.queryFn).toHaveBeenCalledTimes(1);
});

it('asks for what was not reached as soon as the server has answered anything', async () => {
  const lost = showFailed('photos', new NetworkError('unreachable'));
  await vi.runAllTimersAsync();
  stops.push(followAnswers(client));
  showCard('target', [{ sum: 3 }]);
  await vi.runAllTimersAsync();
  expect(lost.shown()).toEqual({ sum: 5 });
});

it('asks as soon as the server has answered anything', async () => {
  const aged = showCard('totals', [{ sum: 1, savedAt: SAVED_AT }, { sum: 2 }]);
  await vi.runAllTimersAsync();
  stops.push(followAnswers(client));
  showCard('target', [{ sum: 3 }]);
  await vi.runAllTimersAsync();
  expect(aged.shown()).toEqual({ sum: 2 });
});

it('does not ask without end while the device goes on answering', async () => {
  stops.push(followAnswers(client));
  const aged = showCard('totals', [
    { savedAt: SAVED_AT },
    { savedAt: SAVED_AT },
    { savedAt: SAVED_AT },
  ]);
  showCard('target', [{ sum: 3 }]);
  await vi.runAllTimersAsync();
  expect(aged.queryFn).toHaveBeenCalledTimes(2);
});
