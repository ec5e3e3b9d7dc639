import { join } from 'node:path';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@chowk/domain/kernel';
import { type DestinationStream, pino } from 'pino';
import type { Ports } from '../contract/context';
import { createBodyBudget } from '../contract/limits/body-budget';
import type { Database } from '../db';
import type { Env } from '../env';
import { CHEAP_HASHING, HASHING } from '../hashing';
import { createJobQueue } from '../jobs';
import { limitsWith } from '../limits';
import { openFolderMailer, openSmtpMailer } from '../mail';
import { makePushKeys, openLogMessenger, openPushSender, openWebhookMessenger } from '../messaging';
import { newId } from '../new-id';
import { serializeError } from '../safe-error';
import { createSealer, createSigner } from '../seal';
import { openFolderStore, openS3Store } from '../storage';

/** Fields that may contain a secret are removed from every log line. */
const REDACTED = [
  'password',
  'token',
  'refresh_token',
  'access_token',
  'secret',
  'authorization',
].flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

export function openLog(
  env: Pick<Env, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination(2),
): Ports['log'] {
  return pino(
    {
      level: env.LOG_LEVEL,
      redact: { paths: REDACTED, censor: '•••' },
      base: undefined,
      serializers: { err: serializeError },
    },
    destination,
  );
}

export function openStorage(env: Env, log: Ports['log']): Ports['storage'] {
  if (!env.S3_ENDPOINT || !env.S3_BUCKET) return openFolderStore(join(env.CHOWK_DATA_DIR, 'files'));
  return openS3Store({
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: true,
    log,
  });
}

function openMessenger(env: Env, log: Ports['log']): Ports['messenger'] {
  const {
    SMS_WEBHOOK_URL: smsUrl,
    WHATSAPP_WEBHOOK_URL: whatsappUrl,
    WEBHOOK_SECRET: secret,
  } = env;
  if (!smsUrl && !whatsappUrl) return openLogMessenger(log);
  return openWebhookMessenger({
    ...(smsUrl ? { smsUrl } : {}),
    ...(whatsappUrl ? { whatsappUrl } : {}),
    ...(secret ? { secret } : {}),
    log,
  });
}

const ADDRESS = /<([^<>]+)>/;

/** The contact a push service uses: the site or its mailbox. */
function pushContact({ SITE_URL, MAIL_FROM }: Env): string {
  if (SITE_URL?.startsWith('https:')) return SITE_URL;
  return `mailto:${ADDRESS.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}

function limitsFrom(env: Env): Ports['limits'] {
  return limitsWith({
    readsPerMinute: env.CHOWK_READS_PER_MINUTE,
    smsPerDay: env.CHOWK_SMS_PER_DAY,
    bodiesMb: env.CHOWK_BODIES_MB,
    personMb: env.CHOWK_QUOTA_PERSON_MB,
    brandMb: env.CHOWK_QUOTA_BRAND_MB,
    orphanedMb: env.CHOWK_QUOTA_UNUSED_MB,
    inFlightMb: env.CHOWK_QUOTA_IN_FLIGHT_MB,
    orphanHours: env.CHOWK_UNUSED_HOURS,
  });
}

/** Opens each port as the environment says, or its embedded default. */
export function openPorts(
  env: Env,
  db: Database,
  log: Ports['log'],
  settled: { readonly isDemo: boolean; readonly secret: string },
): Ports {
  const limits = limitsFrom(env);
  return {
    db,
    log,
    nowMs: Date.now,
    newId,
    jobs: createJobQueue({ db, log }),
    storage: openStorage(env, log),
    mailer: env.SMTP_URL
      ? openSmtpMailer(env.SMTP_URL, env.MAIL_FROM, log)
      : openFolderMailer(join(env.CHOWK_DATA_DIR, 'mail'), log),
    messenger: openMessenger(env, log),
    push: openPushSender({
      keys: makePushKeys(settled.secret, env.VAPID_PRIVATE_KEY),
      contact: pushContact(env),
      allowsLoopback: env.CHOWK_PUSH_LOOPBACK === 'on',
      log,
    }),
    sealerFor: (purpose) => createSealer(settled.secret, purpose),
    signerFor: (purpose) => createSigner(settled.secret, purpose),
    isDemo: settled.isDemo,
    sessionRules: {
      graceMs: env.CHOWK_REFRESH_GRACE_S * SECOND_MS,
      staffLifeMs: env.CHOWK_ADMIN_SESSION_HOURS * HOUR_MS,
      idleMs: env.CHOWK_IDLE_SESSION_DAYS * DAY_MS,
    },
    hashing: env.CHOWK_HASHING === 'cheap' ? CHEAP_HASHING : HASHING,
    limits,
    bodies: createBodyBudget(limits.bodies),
  };
}
