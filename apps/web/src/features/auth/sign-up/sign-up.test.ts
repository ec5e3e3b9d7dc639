import '../../../../test/browser-stand-ins';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeProblem } from '@/features/auth/recover/mail-codes';
import { newPasswordProblem } from '@/features/auth/recover/new-password';
import {
  clearPendingMail,
  findPendingMail,
  savePendingMail,
} from '@/features/auth/recover/pending-mail';
import { passwordStrength } from '@/features/auth/security/password-strength';
import { signUpData, signUpProblem } from './sign-up';
import { EMPTY_SIGN_UP, type SignUpValues, signUpErrors } from './sign-up-rules';

const FILLED: SignUpValues = {
  full_name: ' Asha Rao ',
  company_name: 'Rao Stores',
  email: 'asha@example.in',
  phone: '098765 43210',
  password: 'kirana-2026',
  consent_privacy: true,
  consent_location: false,
  consent_analytics: false,
};
const NOW = '2026-11-16T06:00:00.000Z';

describe('the sign-up form', () => {
  it('names every field that is missing, each role its own', () => {
    expect(signUpErrors('brand', EMPTY_SIGN_UP)).toEqual({
      full_name: 'field.nameNeeded',
      company_name: 'field.companyNeeded',
      email: 'field.emailNeeded',
      phone: 'field.phoneNeeded',
      password: 'field.passwordNeeded',
      consent_privacy: 'field.privacyNeeded',
    });
    expect(signUpErrors('retailer', EMPTY_SIGN_UP).company_name).toBe('field.shopNeeded');
    expect(signUpErrors('bizman', EMPTY_SIGN_UP).company_name).toBeUndefined();
  });

  it('is content once filled, with the optional consents left open', () => {
    expect(signUpErrors('retailer', FILLED)).toEqual({});
    expect(signUpErrors('bizman', { ...FILLED, company_name: '', consent_location: true })).toEqual(
      {},
    );
  });

  it.each([
    [{ email: 'asha@' }, { email: 'field.emailShape' }],
    [{ phone: '12345' }, { phone: 'field.phoneShape' }],
    [{ password: 'short' }, { password: 'field.passwordShort' }],
    [{ password: 'x'.repeat(73) }, { password: 'field.passwordLong' }],
    [{ full_name: '  ' }, { full_name: 'field.nameNeeded' }],
  ])('refuses %j', (wrong, errors) => {
    expect(signUpErrors('retailer', { ...FILLED, ...wrong })).toEqual(errors);
  });

  it('sends each consent with the moment it was given, and never the password', () => {
    const data = signUpData('retailer', FILLED, NOW);
    expect(data).toMatchObject({
      role: 'retailer',
      full_name: 'Asha Rao',
      company_name: 'Rao Stores',
      phone: '+919876543210',
      language: 'en',
    });
    const counted = signUpData('bizman', { ...FILLED, consent_analytics: true }, NOW);
    expect(counted.consents.analytics).toBe(NOW);
    expect(JSON.stringify(data)).not.toContain(FILLED.password);
    expect(signUpData('bizman', FILLED, NOW)).not.toHaveProperty('company_name');
  });
});

describe('a hint about a password', () => {
  it.each([
    ['abc', 'short'],
    ['password123', 'weak'],
    ['12345678', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['kiranadukaan', 'fair'],
    ['Kirana2026', 'fair'],
    ['kirana-2026-dukaan', 'strong'],
    ['Meri!Dukaan9', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

describe('what the server refuses', () => {
  const api = (code: string, status = 400) => ({ name: 'AuthApiError', code, status });

  it.each([
    [api('user_already_exists', 422), 'taken'],
    [api('weak_password', 422), 'weakPassword'],
    [api('validation_failed'), 'email'],
    [api('signup_disabled', 422), 'closed'],
    [api('over_email_send_rate_limit', 429), 'tooMany'],
    [{ name: 'AuthRetryableFetchError', status: 0 }, 'network'],
    [api('new_one'), 'unknown'],
  ])('sign-up: %j is %s', (error, problem) => {
    expect(signUpProblem(error)).toBe(problem);
  });

  it('a wrong code and a network that is gone are told apart', () => {
    expect(codeProblem(api('otp_expired', 403))).toBe('code');
    expect(codeProblem({ name: 'AuthRetryableFetchError' })).toBe('network');
  });

  it.each([
    [api('same_password', 422), 'same'],
    [api('weak_password', 422), 'weak'],
    [{ name: 'AuthSessionMissingError' }, 'expired'],
  ])('a new password: %j is %s', (error, problem) => {
    expect(newPasswordProblem(error)).toBe(problem);
  });
});

describe('a mail on its way', () => {
  beforeEach(() => sessionStorage.clear());

  it('is remembered for its own purpose until it is done', () => {
    savePendingMail({ purpose: 'signup', email: 'asha@example.in' });
    expect(findPendingMail('signup')?.email).toBe('asha@example.in');
    expect(findPendingMail('recovery')).toBeUndefined();
    clearPendingMail();
    expect(findPendingMail('signup')).toBeUndefined();
  });

  it('is nothing when broken', () => {
    sessionStorage.setItem('chowk.pendingMail', '{"purpose":"signup"}');
    expect(findPendingMail('signup')).toBeUndefined();
  });
});
