import '../../../test/browser-stand-ins';
import { SYNC_COLLECTIONS } from '@chowk/domain/sync';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { followLive } from '@/app/live/follow-live';
import { type LiveEvent, wordOf } from '@/app/live/live-message';
import { signIn } from '@/offline/test/signed-in';
import { allTouched, isTouched, touchedBy } from './refresh-map';

const nouns = import.meta.glob<Record<string, unknown>>(
  '../../../../../packages/domain/src/*/index.ts',
  { eager: true },
);
const queryNames = new Set(
  Object.values(nouns)
    .flatMap((noun) => Object.values(noun) as { kind?: string; name?: string }[])
    .filter((value) => value?.kind === 'query')
    .map(({ name }) => name),
);

it('names queries and collections that exist', () => {
  const names = allTouched().flatMap(({ queries }) => queries);
  expect(names.filter((name) => !queryNames.has(name))).toEqual([]);
  const kept = allTouched().flatMap(({ collections = [] }) => collections);
  expect(kept.filter((name) => !SYNC_COLLECTIONS.includes(name))).toEqual([]);
});

const offered: LiveEvent = { kind: 'event', type: 'deal.offered', ids: ['d1', 'c1'] };

it('refreshes every list of the noun, and of the pages about one thing only that one', () => {
  expect(isTouched(['deals_list', 'new', ''], offered)).toBe(true);
  expect(isTouched(['deal_read', { id: 'd1' }], offered)).toBe(true);
  expect(isTouched(['campaign_read', { id: 'c1' }], offered)).toBe(true);
  expect(isTouched(['deal_read', { id: 'd2' }], offered)).toBe(false);
  expect(isTouched(['orders_list', {}], offered)).toBe(false);
});

it('knows a verb that is new, and shrugs at a noun that is', () => {
  expect(touchedBy('deal.praised').queries).toContain('deals_list');
  expect(touchedBy('weather.changed').queries).toEqual([]);
});

it('takes a command for news of its noun, the longest one it names', () => {
  expect(touchedBy('cart_set').queries).toEqual(['cart_read']);
  expect(touchedBy('notification_choice_set').queries).toContain('notification_choices_list');
  expect(touchedBy('payout-details.changed').queries).toContain('payout_details_read');
  expect(touchedBy('payout.sent').queries).toContain('payouts_list');
  expect(touchedBy('consent_give').queries).toContain('consents_list');
  expect(touchedBy('cms_page.published').queries).toContain('cms_page_read');
});

it('reads what an event is about from the thing itself and from what the payload names', () => {
  const data = JSON.stringify({ id: '7', entityId: 'd1', payload: { campaign_id: 'c1', n: 2 } });
  expect(wordOf({ event: 'deal.offered', data, id: '1-7' })).toEqual(offered);
  expect(wordOf({ event: 'deal.offered', data: '<html>', id: '1-7' })).toEqual({
    ...offered,
    ids: [],
  });
  expect(wordOf({ event: 'message', data: '', id: '1-0' })).toBeUndefined();
});

it('turns a burst of news into one look at the open list', async () => {
  vi.useFakeTimers();
  signIn('shown');
  const queryClient = new QueryClient();
  const ask = vi.fn(async () => 'answer');
  const options = {
    queryKey: ['deals_list', 'new', ''],
    queryFn: ask,
    staleTime: Number.MAX_VALUE,
  };
  const stopShowing = new QueryObserver(queryClient, options).subscribe(() => undefined);
  await vi.runAllTimersAsync();
  const { onNews, stop } = followLive(queryClient);
  for (let n = 0; n < 12; n += 1) onNews(offered, false);
  onNews({ ...offered, type: 'order.placed' }, false);
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(2);
  onNews({ kind: 'reset' }, false);
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(3);
  // Signed out in another tab: it would only be refused.
  localStorage.clear();
  onNews(offered, false);
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  stopShowing();
  vi.useRealTimers();
});
