import '../../../test/browser-stand-ins';
import { SYNC_COLLECTIONS } from '@chowk/domain/sync';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { followLive } from '@/app/live/follow-live';
import { type LiveEvent, parseLiveMessage } from '@/app/live/live-message';
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

it('refreshes every list of the noun, and detail pages of that row only', () => {
  expect(isTouched(['deals_list', 'new', ''], offered)).toBe(true);
  expect(isTouched(['deal_read', { id: 'd1' }], offered)).toBe(true);
  expect(isTouched(['campaign_read', { id: 'c1' }], offered)).toBe(true);
  expect(isTouched(['deal_read', { id: 'd2' }], offered)).toBe(false);
  expect(isTouched(['orders_list', {}], offered)).toBe(false);
});

it('handles a new verb, and ignores an unknown noun', () => {
  expect(touchedBy('deal.praised').queries).toContain('deals_list');
  expect(touchedBy('weather.changed').queries).toEqual([]);
});

it('treats a command as an event of the longest noun it starts with', () => {
  expect(touchedBy('cart_set').queries).toEqual(['cart_read']);
  expect(touchedBy('notification_choice_set').queries).toContain('notification_choices_list');
  expect(touchedBy('payout-details.changed').queries).toContain('payout_details_read');
  expect(touchedBy('payout.sent').queries).toContain('payouts_list');
  expect(touchedBy('consent_give').queries).toContain('consents_list');
  expect(touchedBy('cms_page.published').queries).toContain('cms_page_read');
});

it('takes the ids of an event from its row and its payload', () => {
  const data = JSON.stringify({ id: '7', entityId: 'd1', payload: { campaign_id: 'c1', n: 2 } });
  expect(parseLiveMessage({ event: 'deal.offered', data, id: '1-7' })).toEqual(offered);
  expect(parseLiveMessage({ event: 'deal.offered', data: '<html>', id: '1-7' })).toEqual({
    ...offered,
    ids: [],
  });
  expect(parseLiveMessage({ event: 'message', data: '', id: '1-0' })).toBeUndefined();
});

it('refreshes an open list once for a burst of events', async () => {
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
