import '../../../../test/browser-stand-ins';
import { beforeEach, describe, expect, it } from 'vitest';
import { ServerError } from '@/api/errors/errors';
import { readSettings } from '@/features/auth/auth-settings';
import { refusedStep, secondStep } from '@/features/auth/session/session';
import { isRecoverySession, readAuthReturn, returnProblem } from './auth-return';
import { errandIn } from './return-address';
import { findTokenLink } from './token-link';

const S_PER_HOUR = 3600;
const NOW_S = 1_800_000_000;

function token(claims: object): string {
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

function signIn(claims: object, factors: object[] = []): void {
  const session = {
    access_token: token(claims),
    refresh_token: 'r',
    expires_at: NOW_S,
    user: { id: 'p-1', factors },
  };
  localStorage.setItem('chowk.session', JSON.stringify(session));
}

beforeEach(() => localStorage.clear());

const at = (search: string, hash = '') => readAuthReturn({ search, hash } as Location);

describe('coming back from a link or a provider', () => {
  it.each([
    ['access_denied', 'bad_oauth_callback', 'denied'],
    ['invalid_request', 'bad_oauth_callback', 'expired'],
    ['access_denied', 'otp_expired', 'expired'],
    ['access_denied', 'user_banned', 'suspended'],
    ['server_error', 'identity_already_exists', 'linkedElsewhere'],
    ['access_denied', 'provider_email_needs_verification', 'unverified'],
    ['server_error', 'what_is_this', 'unknown'],
  ])('says of %s, %s: %s', (error, code, problem) => {
    expect(returnProblem(code, error)).toBe(problem);
  });

  it('reads a failure in the query or the fragment, and what one of two mailboxes said', async () => {
    const expired = { kind: 'problem', problem: 'expired' };
    expect(await at('?error_code=otp_expired')).toEqual(expired);
    expect(await at('', '#error=access_denied&error_code=otp_expired&sb=')).toEqual(expired);
    expect(await at('?message=Confirmation+link+accepted')).toEqual({ kind: 'half' });
    expect(await at('?to=email')).toEqual({ kind: 'nothing' });
    signIn({ iat: NOW_S, amr: [{ method: 'oauth', timestamp: NOW_S }] });
    expect(await at('?to=email')).toEqual({ kind: 'in', isRecovery: false });
  });
});

describe('what was begun in the settings', () => {
  it('is told apart by the address, which nobody else can fill', () => {
    expect(errandIn('?to=email&code=c')).toBe('email');
    expect(errandIn('?to=identity')).toBe('identity');
    for (const foreign of ['', '?to=', '?to=//evil.example', '?to=security']) {
      expect(errandIn(foreign)).toBeUndefined();
    }
  });
});

describe('a link made by an operator', () => {
  it('is read from the fragment, whole or not at all', () => {
    expect(findTokenLink('#token_hash=abc&type=invite&next=%2Fdeal%2F1')).toEqual({
      type: 'invite',
      tokenHash: 'abc',
      next: '/deal/1',
    });
    expect(findTokenLink('#token_hash=abc&type=recovery')?.next).toBeUndefined();
    for (const broken of ['', '#type=invite', '#token_hash=abc', '#token_hash=abc&type=sms']) {
      expect(findTokenLink(broken)).toBeUndefined();
    }
  });
});

describe('a session by recovery', () => {
  it('may set a new password for an hour by the server’s own clock, and no other may', () => {
    const recovery = (ageS: number) => ({
      iat: NOW_S,
      amr: [{ method: 'recovery', timestamp: NOW_S - ageS }],
    });
    signIn(recovery(60));
    expect(isRecoverySession()).toBe(true);
    signIn(recovery(S_PER_HOUR + 1));
    expect(isRecoverySession()).toBe(false);
    signIn({ iat: NOW_S, amr: [{ method: 'password', timestamp: NOW_S }] });
    expect(isRecoverySession()).toBe(false);
    localStorage.clear();
    expect(isRecoverySession()).toBe(false);
  });
});

describe('the second step', () => {
  it('is owed by whoever has proved one and not shown it', () => {
    const proved = [{ status: 'verified' }];
    signIn({ aal: 'aal1' }, proved);
    expect(secondStep()).toBe('owed');
    signIn({ aal: 'aal2' }, proved);
    expect(secondStep()).toBe('taken');
    signIn({ aal: 'aal1' }, [{ status: 'unverified' }]);
    expect(secondStep()).toBe('none');
    signIn({ aal: 'aal1', email: 'super@chowk.demo' }, proved);
    expect(secondStep()).toBe('owed');
  });

  it('is what the server refused for, and nothing else it may say', () => {
    const refused = (step: string) => new ServerError('SECOND_STEP_NEEDED', { details: { step } });
    expect(refusedStep(refused('show'))).toBe('owed');
    expect(refusedStep(refused('set-up'))).toBe('set-up');
    expect(refusedStep(new ServerError('FORBIDDEN'))).toBeUndefined();
    expect(refusedStep(undefined)).toBeUndefined();
  });
});

describe('what the server offers', () => {
  it('is read from its settings, whatever they lack', () => {
    const external = { google: true, acme: false, email: true, phone: true };
    expect(readSettings({ external })).toMatchObject({ providers: ['google'], hasPhone: true });
    expect(readSettings('garbage')).toMatchObject({ providers: [], hasPhone: false });
    const captcha = { site_key: 'k', script_url: 'https://captcha.example/api.js' };
    expect(readSettings({ captcha }).hasCaptcha).toBe(true);
    expect(readSettings({}).hasCaptcha).toBe(false);
    expect(readSettings({ disable_signup: true }).isClosed).toBe(true);
    expect(readSettings({ disable_signup: false }).isClosed).toBe(false);
    expect(readSettings('garbage').isClosed).toBe(false);
  });
});
