import { resolve } from 'node:path';
import { ROLES } from '@chowk/domain/kernel';
import * as z from 'zod';
import { findCaptchaWidget } from './captcha-providers';
import { isPrivateAddress, type OidcProvider, readOidcProviders } from './oidc-env';
import { secretsOf } from './seal';

/** The only reader of process.env. Each variable has an example for the error message. */
const EXAMPLES: Record<string, string> = {
  PORT: 'PORT=3000',
  CHOWK_DATA_DIR: 'CHOWK_DATA_DIR=./data',
  DATABASE_URL: 'DATABASE_URL=postgres://chowk:secret@localhost:5432/chowk',
  SITE_URL: 'SITE_URL=https://chowk.example',
  CHOWK_SECRET: 'CHOWK_SECRET=$(openssl rand -base64 32)',
  CHOWK_SERVICE_KEY: 'CHOWK_SERVICE_KEY=$(openssl rand -hex 32)',
  CHOWK_REDIRECT_URLS: 'CHOWK_REDIRECT_URLS=https://app.chowk.example/**',
  CHOWK_PASSWORD_CHANGE: 'CHOWK_PASSWORD_CHANGE=current,code',
  CHOWK_SIGNUPS: 'CHOWK_SIGNUPS=off',
  CHOWK_SMS_AUTOCONFIRM: 'CHOWK_SMS_AUTOCONFIRM=on',
  CHOWK_TWO_STEP_ROLES: 'CHOWK_TWO_STEP_ROLES=brand,bizman',
  CHOWK_HASHING: 'NODE_ENV=test CHOWK_HASHING=cheap',
  CHOWK_DEMO: 'CHOWK_DEMO=on',
  CHOWK_MAIL: 'CHOWK_MAIL=log',
  SMTP_URL: 'SMTP_URL=smtps://user:secret@mail.example:465',
  MAIL_FROM: 'MAIL_FROM="Chowk <hello@chowk.example>"',
  SMS_WEBHOOK_URL: 'SMS_WEBHOOK_URL=https://sms.example/send',
  WHATSAPP_WEBHOOK_URL: 'WHATSAPP_WEBHOOK_URL=https://wa.example/send',
  VAPID_PRIVATE_KEY: 'VAPID_PRIVATE_KEY=$(openssl rand 32 | basenc --base64url | tr -d =)',
  CHOWK_PUSH_LOOPBACK: 'CHOWK_PUSH_LOOPBACK=on',
  S3_ENDPOINT: 'S3_ENDPOINT=https://s3.ap-south-1.example',
  S3_BUCKET: 'S3_BUCKET=chowk-files',
  CAPTCHA_VERIFY_URL: 'CAPTCHA_VERIFY_URL=https://api.hcaptcha.com/siteverify',
  CAPTCHA_SECRET: 'CAPTCHA_SECRET=the-secret-they-gave-you',
  CAPTCHA_SITE_KEY: 'CAPTCHA_SITE_KEY=the-key-they-gave-you',
  CAPTCHA_SCRIPT_URL: 'CAPTCHA_SCRIPT_URL=https://js.hcaptcha.com/1/api.js',
  CHOWK_REFRESH_GRACE_S: 'CHOWK_REFRESH_GRACE_S=10',
  CHOWK_ADMIN_SESSION_HOURS: 'CHOWK_ADMIN_SESSION_HOURS=12',
  CHOWK_IDLE_SESSION_DAYS: 'CHOWK_IDLE_SESSION_DAYS=90',
  TLS_CERT_FILE: 'TLS_CERT_FILE=/etc/chowk/cert.pem',
  TLS_KEY_FILE: 'TLS_KEY_FILE=/etc/chowk/key.pem',
  LOG_LEVEL: 'LOG_LEVEL=info',
  TRUST_PROXY: 'TRUST_PROXY=1',
  CHOWK_METRICS: 'CHOWK_METRICS=off',
  CHOWK_METRICS_TOKEN: 'CHOWK_METRICS_TOKEN=$(openssl rand -hex 32)',
  CHOWK_API_DOCS: 'CHOWK_API_DOCS=off',
  CHOWK_READS_PER_MINUTE: 'CHOWK_READS_PER_MINUTE=900',
  CHOWK_SMS_PER_DAY: 'CHOWK_SMS_PER_DAY=10000',
  CHOWK_BODIES_MB: 'CHOWK_BODIES_MB=52',
  CHOWK_QUOTA_PERSON_MB: 'CHOWK_QUOTA_PERSON_MB=2048',
  CHOWK_QUOTA_BRAND_MB: 'CHOWK_QUOTA_BRAND_MB=4096',
  CHOWK_QUOTA_UNUSED_MB: 'CHOWK_QUOTA_UNUSED_MB=256',
  CHOWK_QUOTA_IN_FLIGHT_MB: 'CHOWK_QUOTA_IN_FLIGHT_MB=96',
  CHOWK_UNUSED_HOURS: 'CHOWK_UNUSED_HOURS=168',
};

const MAX_PORT = 65_535;
const MIN_SECRET_LENGTH = 32;

const url = (protocols: RegExp) => z.url({ protocol: protocols });
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((v) => v || undefined, schema.optional());

const MAX_COUNT = 1_000_000_000;
const count = (least: number) => optional(z.coerce.number().int().min(least).max(MAX_COUNT));

/** `a, b`: a list of values of the given schema. */
const list = <T extends z.ZodType>(each: T) =>
  z.preprocess(
    (v) => (typeof v === 'string' ? v.split(/[\s,]+/).filter(Boolean) : []),
    z.array(each),
  );

function requireTlsPair(
  env: { readonly TLS_CERT_FILE?: string | undefined; readonly TLS_KEY_FILE?: string | undefined },
  need: (name: string, message: string) => void,
): void {
  if (env.TLS_CERT_FILE && !env.TLS_KEY_FILE)
    need('TLS_KEY_FILE', 'is required with TLS_CERT_FILE');
  if (env.TLS_KEY_FILE && !env.TLS_CERT_FILE)
    need('TLS_CERT_FILE', 'is required with TLS_KEY_FILE');
}

const schema = z
  .object({
    NODE_ENV: z.string().default('production'),
    PORT: z.coerce.number().int().min(0).max(MAX_PORT).default(3000),
    CHOWK_DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: optional(url(/^postgres(ql)?$/)),
    SITE_URL: optional(url(/^https?$/)),
    /** Several secrets separated by commas: the first encrypts, all decrypt. */
    CHOWK_SECRET: optional(
      z
        .string()
        .refine((list) => secretsOf(list).every((each) => each.length >= MIN_SECRET_LENGTH)),
    ),
    /** Used in a header, so it is one word. */
    CHOWK_SERVICE_KEY: optional(
      z
        .string()
        .min(MIN_SECRET_LENGTH)
        .regex(/^[!-+\--~]+$/),
    ),
    CHOWK_REDIRECT_URLS: list(z.string().regex(/^https?:\/\/[^/?#]+(?:\/[^?#]*)?$/)),
    CHOWK_PASSWORD_CHANGE: list(z.enum(['current', 'code'])),
    /** `off`: only the operator can add people. */
    CHOWK_SIGNUPS: optional(z.enum(['on', 'off'])),
    /** `on`: phone numbers are trusted at sign-up and get no code. */
    CHOWK_SMS_AUTOCONFIRM: optional(z.enum(['on', 'off'])),
    /** In addition to admins, whose role always requires a second factor. */
    CHOWK_TWO_STEP_ROLES: list(z.enum(ROLES)),
    /** `cheap`: for tests, which hash thousands of passwords. */
    CHOWK_HASHING: optional(z.enum(['cheap'])),
    CHOWK_DEMO: optional(z.enum(['on', 'off'])),
    SMTP_URL: optional(url(/^smtps?$/)),
    /** `log`: emails, including recovery links, are written to the data folder and the log. */
    CHOWK_MAIL: optional(z.enum(['log'])),
    MAIL_FROM: z.string().default('Chowk <no-reply@localhost>'),
    SMS_WEBHOOK_URL: optional(url(/^https?$/)),
    WHATSAPP_WEBHOOK_URL: optional(url(/^https?$/)),
    WEBHOOK_SECRET: optional(z.string()),
    /** Without it the VAPID key is derived from the secret. */
    VAPID_PRIVATE_KEY: optional(z.string().regex(/^[A-Za-z0-9_-]{43}$/)),
    /** A push service on this machine, for development; never on a public server. */
    CHOWK_PUSH_LOOPBACK: optional(z.enum(['on', 'off'])),
    S3_ENDPOINT: optional(url(/^https?$/)),
    S3_BUCKET: optional(z.string()),
    S3_REGION: z.string().default('ap-south-1'),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    CAPTCHA_VERIFY_URL: optional(z.string().refine(isPrivateAddress)),
    CAPTCHA_SECRET: optional(z.string()),
    CAPTCHA_SITE_KEY: optional(z.string().regex(/^[\w.-]+$/)),
    CAPTCHA_SCRIPT_URL: optional(z.string().refine(isPrivateAddress)),
    /** How long tabs that lost a race may still use an older refresh token. */
    CHOWK_REFRESH_GRACE_S: z.coerce.number().int().min(1).max(60).default(10),
    /** For admins, from their sign-in. */
    CHOWK_ADMIN_SESSION_HOURS: z.coerce.number().min(0.1).max(168).default(12),
    /** For everybody else, from their last visit. */
    CHOWK_IDLE_SESSION_DAYS: z.coerce.number().min(1).max(400).default(90),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
    /** PEM files; with them the server itself speaks TLS, with HTTP/2 and HTTP/1.1. */
    TLS_CERT_FILE: optional(z.string()),
    TLS_KEY_FILE: optional(z.string()),
    /** How many trusted proxies are in front, for the caller's address. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
    /** `token`: requires the token. */
    CHOWK_METRICS: optional(z.enum(['on', 'off', 'token'])),
    CHOWK_METRICS_TOKEN: optional(
      z
        .string()
        .min(MIN_SECRET_LENGTH)
        .regex(/^[!-~]+$/),
    ),
    CHOWK_API_DOCS: optional(z.enum(['on', 'off'])),
    CHOWK_READS_PER_MINUTE: count(60),
    CHOWK_SMS_PER_DAY: count(1),
    CHOWK_BODIES_MB: count(52),
    CHOWK_QUOTA_PERSON_MB: count(16),
    CHOWK_QUOTA_BRAND_MB: count(16),
    CHOWK_QUOTA_UNUSED_MB: count(16),
    CHOWK_QUOTA_IN_FLIGHT_MB: count(16),
    CHOWK_UNUSED_HOURS: count(24),
    GIT_COMMIT: z.string().default('unknown'),
  })
  .refine(({ CHOWK_HASHING, NODE_ENV }) => !CHOWK_HASHING || NODE_ENV === 'test', {
    path: ['CHOWK_HASHING'],
    error: 'is for tests alone: passwords could be read off their hashes',
  })
  .superRefine((env, context) => {
    const need = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (env.DATABASE_URL && !env.CHOWK_SECRET)
      need('CHOWK_SECRET', 'is required with DATABASE_URL');
    if (env.DATABASE_URL && !env.SMTP_URL && !env.CHOWK_MAIL) {
      const why =
        'recovery links would be written to the log; if that is wanted, set CHOWK_MAIL=log';
      need('SMTP_URL', `is required with DATABASE_URL, or ${why}`);
    }
    if (env.CHOWK_METRICS === 'token' && !env.CHOWK_METRICS_TOKEN)
      need('CHOWK_METRICS_TOKEN', 'is required with CHOWK_METRICS=token');
    requireTlsPair(env, need);
    if (env.S3_ENDPOINT && !env.S3_BUCKET) need('S3_BUCKET', 'is required with S3_ENDPOINT');
    if (env.CAPTCHA_VERIFY_URL && !env.CAPTCHA_SECRET)
      need('CAPTCHA_SECRET', 'is required with CAPTCHA_VERIFY_URL');
    if (env.CAPTCHA_SECRET && !env.CAPTCHA_VERIFY_URL)
      need('CAPTCHA_VERIFY_URL', 'is required with CAPTCHA_SECRET');
    if (env.CAPTCHA_VERIFY_URL && !env.CAPTCHA_SITE_KEY)
      need('CAPTCHA_SITE_KEY', 'is required with CAPTCHA_VERIFY_URL, or nobody could sign in');
    else if (env.CAPTCHA_VERIFY_URL && !findCaptchaWidget(env))
      need('CAPTCHA_SCRIPT_URL', 'is required with a provider not known by name');
  });

type Parsed = z.output<typeof schema>;

export interface Env extends Omit<Parsed, 'CHOWK_DATA_DIR'> {
  readonly CHOWK_DATA_DIR: string;
  /** Derived from the names `OIDC_<PROVIDER>_…`. */
  readonly providers: readonly OidcProvider[];
}

export class BadEnv extends Error {}

function sentence(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  const what = issue.code === 'custom' ? issue.message : 'is not valid';
  const example = EXAMPLES[name];
  return `${name} ${what}${example ? `, for example ${example}` : ''}.`;
}

function refuse(name: string, what: string, example: string): never {
  throw new BadEnv(`${name} ${what}, for example ${example}.`);
}

/** Reads and checks the environment; throws `BadEnv` with a sentence naming the variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new BadEnv(first ? sentence(first) : 'The environment is not valid.');
  }
  const providers = readOidcProviders(source, refuse);
  return { ...parsed.data, providers, CHOWK_DATA_DIR: resolve(parsed.data.CHOWK_DATA_DIR) };
}
