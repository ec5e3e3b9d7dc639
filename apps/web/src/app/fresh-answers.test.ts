import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForAged, followAnswers } from './fresh-answers';

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
  await askForAged(client);
  expect(aged.shown()).toEqual({ sum: 2 });
  expect(list.shown()).toEqual({ pages: [{}] });
  expect(fresh.queryFn).toHaveBeenCalledTimes(1);
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
