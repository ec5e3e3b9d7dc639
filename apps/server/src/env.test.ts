import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

describe('the environment', () => {
  it('has a default for everything', () => {
    const env = readEnv({});
    expect(env).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info' });
    expect(env.DATABASE_URL).toBeUndefined();
  });

  it('reads lists, separated by commas or spaces', () => {
    const env = readEnv({
      CHOWK_REDIRECT_URLS: 'https://a.example/**, http://localhost:5173/*',
      CHOWK_PASSWORD_CHANGE: 'current code',
    });
    expect(env.CHOWK_REDIRECT_URLS).toEqual(['https://a.example/**', 'http://localhost:5173/*']);
    expect(env.CHOWK_PASSWORD_CHANGE).toEqual(['current', 'code']);
    const empty = readEnv({ CHOWK_REDIRECT_URLS: '' });
    expect([empty.CHOWK_REDIRECT_URLS, empty.CHOWK_PASSWORD_CHANGE]).toEqual([[], []]);
  });

  it('needs SMTP on PostgreSQL unless mail to the log is allowed', () => {
    const env = { DATABASE_URL: 'postgres://u@h/d', CHOWK_SECRET: 'x'.repeat(32) };
    expect(readEnv({ ...env, CHOWK_MAIL: 'log' }).CHOWK_MAIL).toBe('log');
    expect(readEnv({ ...env, SMTP_URL: 'smtp://mail.example' }).CHOWK_MAIL).toBeUndefined();
    expect(() => readEnv(env)).toThrow(/recovery links would be written to the log/);
  });

  it('treats an empty variable as absent', () => {
    expect(readEnv({ DATABASE_URL: '', SMTP_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it.each([
    ['PORT', { PORT: 'many' }, 'PORT=3000'],
    ['PORT', { PORT: '70000' }, 'PORT=3000'],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL=postgres://'],
    ['CHOWK_SECRET', { DATABASE_URL: 'postgres://u@h/d' }, 'CHOWK_SECRET='],
    ['SMTP_URL', { DATABASE_URL: 'postgres://u@h/d', CHOWK_SECRET: 'x'.repeat(32) }, 'SMTP_URL='],
    ['CHOWK_MAIL', { CHOWK_MAIL: 'somewhere' }, 'CHOWK_MAIL=log'],
    ['CHOWK_SERVICE_KEY', { CHOWK_SERVICE_KEY: 'short' }, 'CHOWK_SERVICE_KEY='],
    ['CHOWK_SERVICE_KEY', { CHOWK_SERVICE_KEY: 'two words '.repeat(4) }, 'CHOWK_SERVICE_KEY='],
    ['CHOWK_REDIRECT_URLS', { CHOWK_REDIRECT_URLS: 'app.example' }, 'CHOWK_REDIRECT_URLS='],
    ['CHOWK_PASSWORD_CHANGE', { CHOWK_PASSWORD_CHANGE: 'both' }, 'CHOWK_PASSWORD_CHANGE='],
    ['CHOWK_METRICS', { CHOWK_METRICS: 'maybe' }, 'CHOWK_METRICS=off'],
    ['CHOWK_METRICS_TOKEN', { CHOWK_METRICS: 'token' }, 'CHOWK_METRICS_TOKEN='],
    ['CHOWK_API_DOCS', { CHOWK_API_DOCS: 'no' }, 'CHOWK_API_DOCS=off'],
    ['CHOWK_BODIES_MB', { CHOWK_BODIES_MB: '8' }, 'CHOWK_BODIES_MB=52'],
    ['CHOWK_READS_PER_MINUTE', { CHOWK_READS_PER_MINUTE: '0' }, 'CHOWK_READS_PER_MINUTE=900'],
    ['CHOWK_DEMO', { CHOWK_DEMO: 'maybe' }, 'CHOWK_DEMO=on'],
    ['CHOWK_HASHING', { CHOWK_HASHING: 'cheap' }, 'NODE_ENV=test CHOWK_HASHING=cheap'],
    [
      'CHOWK_HASHING',
      { NODE_ENV: 'production', CHOWK_HASHING: 'cheap' },
      'NODE_ENV=test CHOWK_HASHING=cheap',
    ],
    ['CHOWK_SIGNUPS', { CHOWK_SIGNUPS: 'never' }, 'CHOWK_SIGNUPS=off'],
    ['CHOWK_SMS_AUTOCONFIRM', { CHOWK_SMS_AUTOCONFIRM: 'yes' }, 'CHOWK_SMS_AUTOCONFIRM=on'],
    ['S3_BUCKET', { S3_ENDPOINT: 'http://s3' }, 'S3_BUCKET=chowk-files'],
    ['SMTP_URL', { SMTP_URL: 'http://mail' }, 'SMTP_URL=smtps://'],
    ['CAPTCHA_SECRET', { CAPTCHA_VERIFY_URL: 'https://a.example' }, 'CAPTCHA_SECRET='],
    ['CAPTCHA_VERIFY_URL', { CAPTCHA_SECRET: 'x' }, 'CAPTCHA_VERIFY_URL=https://'],
    [
      'CAPTCHA_SITE_KEY',
      { CAPTCHA_SECRET: 'x', CAPTCHA_VERIFY_URL: 'https://api.hcaptcha.com/siteverify' },
      'CAPTCHA_SITE_KEY=',
    ],
    [
      'CAPTCHA_SCRIPT_URL',
      { CAPTCHA_SECRET: 'x', CAPTCHA_SITE_KEY: 'k', CAPTCHA_VERIFY_URL: 'https://a.example' },
      'CAPTCHA_SCRIPT_URL=https://',
    ],
    ['CAPTCHA_VERIFY_URL', { CAPTCHA_VERIFY_URL: 'http://a.example' }, 'CAPTCHA_VERIFY_URL='],
    ['OIDC_GOOGLE_CLIENT_SECRET', { OIDC_GOOGLE_CLIENT_ID: 'x' }, 'OIDC_GOOGLE_CLIENT_SECRET='],
    ['OIDC_ACME_ISSUER', { OIDC_ACME_CLIENT_ID: 'x' }, 'OIDC_ACME_ISSUER=https://'],
    ['OIDC_ACME_ISSUER', { OIDC_ACME_ISSUER: 'http://a.example' }, 'OIDC_ACME_ISSUER=https://'],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'https://a.example' }, 'OIDC_GOOGLE_CLIENT_ID='],
    ['OIDC_EMAIL_CLIENT_ID', { OIDC_EMAIL_CLIENT_ID: 'x' }, 'OIDC_GOOGLE_CLIENT_ID='],
  ])('names %s in one sentence with an example', (name, env, example) => {
    const read = () => readEnv(env);
    expect(read).toThrow(
      new RegExp(`^${name} .*for example ${example.replace(/[/$().]/g, '\\$&')}[^\n]*\\.$`),
    );
  });

  it('accepts Google by two variables, and any number of others by their issuer', () => {
    const { providers } = readEnv({
      OIDC_GOOGLE_CLIENT_ID: 'g',
      OIDC_GOOGLE_CLIENT_SECRET: 'gs',
      OIDC_ACME_ISSUER: 'http://127.0.0.1:4000/',
      OIDC_ACME_CLIENT_ID: 'a',
      OIDC_ACME_CLIENT_SECRET: 'as',
      OIDC_ACME_SCOPES: 'email offline_access',
      OIDC_OTHER_CLIENT_ID: '',
    });
    expect(providers).toEqual([
      {
        name: 'acme',
        issuer: 'http://127.0.0.1:4000/',
        clientId: 'a',
        clientSecret: 'as',
        scopes: ['openid', 'email', 'offline_access'],
      },
      {
        name: 'google',
        issuer: 'https://accounts.google.com',
        clientId: 'g',
        clientSecret: 'gs',
        scopes: ['openid', 'email', 'profile'],
      },
    ]);
  });
});

it('accepts only known roles for the second factor', () => {
  expect(readEnv({}).CHOWK_TWO_STEP_ROLES).toEqual([]);
  expect(readEnv({ CHOWK_TWO_STEP_ROLES: 'brand, bizman' }).CHOWK_TWO_STEP_ROLES).toEqual([
    'brand',
    'bizman',
  ]);
  expect(() => readEnv({ CHOWK_TWO_STEP_ROLES: 'shop' })).toThrow(/^CHOWK_TWO_STEP_ROLES /);
});
