import { expect, it } from 'vitest';
import { cachedPage, FIRST_PLACE, nextPlace, serverPlace } from './cached-page';

const ROWS = ['b', 'e', 'a', 'd', 'c'].map((id) => ({ id }));

it('pages through the device’s rows, newest first, each row once', () => {
  const shown: string[] = [];
  for (let place = nextPlaceOf(); place; place = nextPlaceOf(place)) {
    const page = cachedPage(ROWS, place, 2);
    shown.push(...page.items.map(({ id }) => id));
  }
  expect(shown).toEqual(['e', 'd', 'c', 'b', 'a']);
});

function nextPlaceOf(place?: Parameters<typeof cachedPage>[1]) {
  return place ? nextPlace(cachedPage(ROWS, place, 2)) : FIRST_PLACE;
}

it('continues after the server’s page when the network is lost', () => {
  const place = nextPlace({ items: [{ id: 'e' }, { id: 'd' }], nextCursor: 'from-server' });
  expect(cachedPage(ROWS, place ?? {}, 2).items).toEqual([{ id: 'c' }, { id: 'b' }]);
  expect(serverPlace(place ?? {})).toEqual({ cursor: 'from-server' });
  expect(serverPlace(FIRST_PLACE)).toEqual({});
});

it('never sends the server a cursor only the device knows', () => {
  const place = nextPlace(cachedPage(ROWS, FIRST_PLACE, 2));
  expect(() => serverPlace(place ?? {})).toThrow(
    expect.objectContaining({ problem: 'unreachable' }),
  );
});

it('ends when there are no more rows', () => {
  expect(nextPlace({ items: [{ id: 'a' }], nextCursor: null })).toBeNull();
});
