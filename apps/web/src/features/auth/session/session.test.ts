import '../../../../test/browser-stand-ins';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInProblem } from '@/features/auth/sign-in/sign-in';
import { hasSession } from './session';
import { sessionReport } from './session-report';

const KEY = 'chowk.session';

function store(session: unknown): void {
  localStorage.setItem(KEY, typeof session === 'string' ? session : JSON.stringify(session));
}

function base64Url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const SESSION = {
  access_token: `${base64Url({ alg: 'ES256' })}.${base64Url({ sub: 'p-1', name: 'आशा' })}.secret-part`,
  refresh_token: 'refresh-secret',
  expires_at: 2_000_000_000,
  user: { id: 'p-1' },
};

beforeEach(() => localStorage.clear());

describe('a stored session', () => {
  it('is one when it is whole', () => {
    store(SESSION);
    expect(hasSession()).toBe(true);
  });

  it.each([
    'not json',
    'null',
    '[]',
    { ...SESSION, refresh_token: undefined },
    { ...SESSION, user: {} },
    { ...SESSION, expires_at: 'soon' },
  ])('is none when broken: %j', (broken) => {
    store(broken);
    expect(hasSession()).toBe(false);
  });
});

describe('a refused sign-in', () => {
  it.each([
    [{ name: 'AuthApiError', code: 'invalid_credentials', status: 400 }, 'credentials'],
    [{ name: 'AuthApiError', code: 'email_not_confirmed', status: 400 }, 'unconfirmed'],
    [{ name: 'AuthApiError', code: 'user_banned', status: 400 }, 'suspended'],
    [{ name: 'AuthApiError', code: 'over_request_rate_limit', status: 429 }, 'tooMany'],
    [{ name: 'AuthRetryableFetchError', status: 0 }, 'network'],
    [{ name: 'AuthApiError', code: 'something_new', status: 418 }, 'unknown'],
  ])('%j is told as %s', (error, problem) => {
    expect(signInProblem(error)).toBe(problem);
  });

  it('names the mobile number to whoever typed one', () => {
    const error = { name: 'AuthApiError', code: 'invalid_credentials', status: 400 };
    expect(signInProblem(error, true)).toBe('mobileCredentials');
  });
});

describe('the report for support', () => {
  it('tells claims and expiry, and holds no token', () => {
    store(SESSION);
    const report = sessionReport(0);
    expect(report).toMatchObject({ state: 'signed-in', userId: 'p-1' });
    expect(report.claims).toEqual({ sub: 'p-1', name: 'आशा' });
    expect(JSON.stringify(report)).not.toMatch(/secret/);
  });

  it('knows a token that has run out, and nobody at all', () => {
    store(SESSION);
    expect(sessionReport(3_000_000_000_000).state).toBe('access-token-expired');
    localStorage.clear();
    expect(sessionReport(0)).toMatchObject({ state: 'signed-out', userId: null });
  });
});
