import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { SECOND_MS } from '@chowk/domain/kernel';
import type { Logger } from 'pino';
import { lookupPublic, mayBePublic, PrivateAddress } from './public-address';
import type { PushKeys } from './push-keys';

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushOptions {
  readonly ttlS: number;
  readonly urgency: 'normal' | 'high';
  /** A newer one takes the place of one that still waits at the push service. */
  readonly topic: string;
}

/**
 * `gone`: nobody can be reached there any more, or never could. `refused`: this message will never
 * be taken. `later`: not now.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

export interface PushSender {
  readonly publicKey: string;
  /** Whether a push service may live there: out on the internet, reached by TLS. */
  readonly isAllowed: (endpoint: string) => boolean;
  readonly send: (
    target: PushTarget,
    payload: string,
    options: PushOptions,
  ) => Promise<PushOutcome>;
}

export interface PushSenderOptions {
  readonly keys: PushKeys;
  /** Whom a push service may write to: `https://…` or `mailto:…`. */
  readonly contact: string;
  readonly log: Pick<Logger, 'warn'>;
  /** For trying it with a push service on this machine. */
  readonly allowsLoopback?: boolean;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10 * SECOND_MS;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Not allowed means subscribed with another key than ours: that cannot heal. */
const GONE = new Set([401, 403, 404, 410]);

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.has(status)) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

export function openPushSender(options: PushSenderOptions): PushSender {
  const { keys, contact, log, allowsLoopback = false, timeoutMs = TIMEOUT_MS } = options;
  const isLoopback = ({ hostname }: URL) => allowsLoopback && LOOPBACK.has(hostname);

  function isAllowed(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    if (url.username || url.password) return false;
    if (isLoopback(url)) return url.protocol === 'http:' || url.protocol === 'https:';
    return url.protocol === 'https:' && url.port === '' && mayBePublic(url.hostname);
  }

  function post(url: URL, headers: Record<string, string>, body: Buffer): Promise<number> {
    const request = url.protocol === 'http:' ? requestPlain : requestTls;
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          headers,
          signal: AbortSignal.timeout(timeoutMs),
          ...(isLoopback(url) ? {} : { lookup: lookupPublic }),
        },
        (answer) => {
          // Not read: a forged service must not fill our memory.
          answer.destroy();
          resolve(answer.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  return {
    publicKey: keys.publicKey,
    isAllowed,
    send: async ({ endpoint, p256dh, auth }, payload, { ttlS, urgency, topic }) => {
      if (!isAllowed(endpoint)) return 'gone';
      const url = new URL(endpoint);
      try {
        // Loaded with the first message: most servers of a test never send one.
        const { default: webPush } = await import('web-push');
        const details = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          payload,
          { vapidDetails: { subject: contact, ...keys }, TTL: ttlS, urgency, topic },
        );
        const headers = Object.entries(details.headers).map(([name, value]) => [name, `${value}`]);
        const status = await post(url, Object.fromEntries(headers), details.body ?? Buffer.of());
        const outcome = outcomeOf(status);
        if (outcome !== 'sent') log.warn({ host: url.host, status }, 'push was not taken');
        return outcome;
      } catch (error) {
        log.warn({ host: url.host, err: error }, 'push could not be sent');
        return error instanceof PrivateAddress ? 'gone' : 'later';
      }
    },
  };
}
