import '../../../test/browser-stand-ins';
import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyResponse } from './early-responses';

const PATH = '/rest/v1/me';
const mine = { headers: { authorization: 'Bearer mine' } };

function begin() {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const answer = Promise.resolve(new Response('{}'));
  window.chowkEarly = { authorization: 'Bearer mine', answers: { [PATH]: answer } };
  return answer;
}

afterEach(() => {
  delete window.chowkEarly;
  vi.restoreAllMocks();
});

it('returns a response requested before the app started, once', () => {
  const answer = begin();
  expect(takeEarlyResponse('/rest/v1/wallet', mine)).toBeUndefined();
  expect(takeEarlyResponse(PATH, mine)).toBe(answer);
  expect(takeEarlyResponse(PATH, mine)).toBeUndefined();
});

it.each([
  ['another session', { headers: { authorization: 'Bearer other' } }],
  ['a shop acted for', { headers: { ...mine.headers, 'x-acting-shop': 'shop' } }],
  ['a command', { ...mine, method: 'POST' }],
])('returns nothing to %s', (_, init) => {
  begin();
  expect(takeEarlyResponse(PATH, init)).toBeUndefined();
});

it('returns nothing that was requested long ago', () => {
  begin();
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(takeEarlyResponse(PATH, mine)).toBeUndefined();
});
