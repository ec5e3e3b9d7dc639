import '../../../test/browser-stand-ins';
import { afterEach, expect, it, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/api/session/stored-session';
import { readEarlyResponse, takeEarlyResponse } from './early-responses';

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
  localStorage.removeItem(SESSION_STORAGE_KEY);
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

function signIn(token: string): void {
  const session = { access_token: token, refresh_token: 'r', expires_at: 9e9, user: { id: 'p' } };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}

it('reads a response without taking it, in the same session and while it is young', async () => {
  const answer = begin();
  signIn('other');
  expect(readEarlyResponse(PATH)).toBeUndefined();
  signIn('mine');
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(readEarlyResponse(PATH)).toBeUndefined();
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  expect(readEarlyResponse('/rest/v1/wallet')).toBeUndefined();
  expect(await readEarlyResponse(PATH)).toEqual({});
  expect(await readEarlyResponse(PATH)).toEqual({});
  expect(takeEarlyResponse(PATH, mine)).toBe(answer);
  expect(await (await answer).text()).toBe('{}');
});

it('reads nothing from a response that failed', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  signIn('mine');
  const refused = Promise.resolve(Response.json({ code: 'UNAVAILABLE' }, { status: 503 }));
  const lost = Promise.reject(new TypeError('No network'));
  lost.catch(() => undefined);
  window.chowkEarly = { authorization: 'Bearer mine', answers: { '/a': refused, '/b': lost } };
  expect(await readEarlyResponse('/a')).toBeUndefined();
  expect(await readEarlyResponse('/b')).toBeUndefined();
});
