import { expect, it } from 'vitest';
import { cachedPage, FIRST_PAGE, nextPage, serverCursor } from './cached-page';

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
  return place ? nextPage(cachedPage(ROWS, place, 2)) : FIRST_PAGE;
}

it('continues after the server’s page when the network is lost', () => {
  const place = nextPage({ items: [{ id: 'e' }, { id: 'd' }], nextCursor: 'from-server' });
  expect(cachedPage(ROWS, place ?? {}, 2).items).toEqual([{ id: 'c' }, { id: 'b' }]);
  expect(serverCursor(place ?? {})).toEqual({ cursor: 'from-server' });
  expect(serverCursor(FIRST_PAGE)).toEqual({});
});

it('never sends the server a cursor only the device knows', () => {
  const place = nextPage(cachedPage(ROWS, FIRST_PAGE, 2));
  expect(() => serverCursor(place ?? {})).toThrow(
    expect.objectContaining({ problem: 'unreachable' }),
  );
});

it('ends when there are no more rows', () => {
  expect(nextPage({ items: [{ id: 'a' }], nextCursor: null })).toBeNull();
});
