import { expect, it } from 'vitest';
import { DAY_MS } from '../kernel';
import { isFarVisit, isVisitedToday, planDay, roundOf, visitReasons } from './care-rules';

const NOW = Date.parse('2026-11-16T08:00:00Z');
const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
const HERE = { lat: 19.06, lng: 72.83 };

function cared(shop_name: string, values: Record<string, unknown> = {}) {
  return {
    next_due_at: null as string | null,
    missing: [],
    last_active_at: at(-1) as string | null,
    last_visited_at: null as string | null,
    ...values,
    shop: { shop_name, created_at: at(-100), position: HERE as typeof HERE | null },
  };
}

it.each([
  ['all is well', {}, []],
  ['a proof is late', { next_due_at: at(-1) }, ['proof_due']],
  ['a proof is due within the week', { next_due_at: at(7) }, ['proof_due']],
  ['a proof is due later', { next_due_at: at(8) }, []],
  ['something is missing', { missing: ['area'] }, ['details']],
  ['nothing was heard for two weeks', { last_active_at: at(-14) }, ['quiet']],
  ['nobody has helped it begin', { last_active_at: null }, ['start']],
  [
    'a visit long ago led to nothing',
    { last_active_at: null, last_visited_at: at(-20) },
    ['quiet'],
  ],
  ['somebody was there last week', { last_active_at: null, last_visited_at: at(-7) }, []],
  [
    'several hold at once',
    { next_due_at: at(1), missing: ['area'], last_active_at: null },
    ['proof_due', 'details', 'start'],
  ],
])('names why to visit when %s', (_, values, reasons) => {
  expect(visitReasons(cared('Shop', values), NOW)).toEqual(reasons);
});

it('counts days as India does', () => {
  const visited = { last_visited_at: '2026-11-15T18:31:00Z' };
  expect(isVisitedToday(visited, NOW)).toBe(true);
  expect(isVisitedToday({ last_visited_at: '2026-11-15T18:29:00Z' }, NOW)).toBe(false);
  expect(isVisitedToday({ last_visited_at: null }, NOW)).toBe(false);
  expect([null, 1000, 1001].map(isFarVisit)).toEqual([false, false, true]);
});

it('walks by what is due, then by distance, and puts what is done last', () => {
  const far = { lat: 19.2, lng: 72.83 };
  const place = (item: ReturnType<typeof cared>, position: typeof HERE | null) => ({
    ...item,
    shop: { ...item.shop, position },
  });
  const items = [
    cared('Nothing to do'),
    cared('Done', { next_due_at: at(0), last_visited_at: at(0) }),
    place(cared('Quiet, nowhere', { last_active_at: null }), null),
    cared('Quiet, near', { last_active_at: null }),
    place(cared('Soon, far', { next_due_at: at(2) }), far),
    place(cared('This week, nowhere', { next_due_at: at(6) }), null),
    place(cared('Late, far', { next_due_at: at(-3) }), far),
    cared('Today, near', { next_due_at: at(0.5) }),
  ];
  const names = (here: typeof HERE | null) =>
    planDay(items, here, NOW).map(({ item }) => item.shop.shop_name);
  const order = [
    'Today, near',
    'Late, far',
    'Soon, far',
    'This week, nowhere',
    'Quiet, near',
    'Quiet, nowhere',
    'Done',
  ];
  expect(names(HERE)).toEqual(order);
  expect(names(null)).toEqual(['Late, far', 'Today, near', ...order.slice(2)]);
  const stops = planDay(items, HERE, NOW);
  expect(stops.map(({ distanceM }) => distanceM)).toEqual([0, 15567, 15567, null, 0, null, 0]);
  expect(stops.map(({ isVisited }) => isVisited).lastIndexOf(false)).toBe(5);
  const round = roundOf(stops);
  expect(round.next?.item.shop.shop_name).toBe('Today, near');
  expect(round.later).toHaveLength(5);
  expect(round.done.map(({ item }) => item.shop.shop_name)).toEqual(['Done']);
  expect(roundOf([])).toEqual({ next: undefined, later: [], done: [] });
});
