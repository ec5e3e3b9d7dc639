import { createHmac, randomUUID } from 'node:crypto';
import { ChowkError, SECOND_MS } from '@chowk/domain/kernel';
import type { Logger } from 'pino';
import type { Channel, Message, Messenger } from './messenger';
import { maskPhone, requirePhone } from './phone';

export interface WebhookMessengerOptions {
  readonly smsUrl?: string;
  readonly whatsappUrl?: string;
  /** Signs each call, so the gateway knows it is us. */
  readonly secret?: string;
  readonly timeoutMs?: number;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

const TIMEOUT_MS = 10 * SECOND_MS;
const RETRY_AFTER_S = 30;
const MAX_RETRY_AFTER_S = 3600;

export function openWebhookMessenger(options: WebhookMessengerOptions): Messenger {
  const { secret, timeoutMs = TIMEOUT_MS, log } = options;
  const urls: Readonly<Record<Channel, URL | undefined>> = {
    sms: parseUrl(options.smsUrl),
    whatsapp: parseUrl(options.whatsappUrl),
  };

  return {
    async send(message) {
      const { id = randomUUID(), channel } = message;
      const to = requirePhone(message.to);
      const url = urls[channel];
      const note = { id, channel, template: message.template, to: maskPhone(to) };
      if (!url) {
        log.warn({ message: note }, 'no gateway for this channel');
        throw unavailable();
      }
      const answer = await post(url, signedRequest(message, id, secret), timeoutMs);
      if (!answer.isAccepted) {
        log.warn({ message: note, reason: answer.reason }, 'gateway did not take the message');
        throw unavailable(answer.retryAfterS);
      }
      log.info({ message: note }, 'message handed to the gateway');
      return { id };
    },
    isConfigured: (channel) => urls[channel] !== undefined,
  };
}

/** The signature covers time and body, so neither an old call nor a changed one passes. */
function signedRequest(message: Message, id: string, secret: string | undefined) {
  const { to, channel, template, text, language } = message;
  const timestamp = String(Math.floor(Date.now() / SECOND_MS));
  const body = JSON.stringify({ id, to, channel, template, text, language });
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'idempotency-key': id,
    'x-chowk-timestamp': timestamp,
  };
  if (secret) {
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    headers['x-chowk-signature'] = `sha256=${signature}`;
  }
  return { headers, body };
}

type Answer =
  | { readonly isAccepted: true }
  | { readonly isAccepted: false; readonly reason: string; readonly retryAfterS: number };

async function post(
  url: URL,
  request: { headers: Record<string, string>; body: string },
  timeoutMs: number,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...request,
      method: 'POST',
      // A redirect would carry the phone number to an address nobody configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return { isAccepted: true };
    const retryAfterS = retryAfter(response.headers.get('retry-after'));
    return { isAccepted: false, reason: `status ${response.status}`, retryAfterS };
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    return { isAccepted: false, reason, retryAfterS: RETRY_AFTER_S };
  }
}

function retryAfter(header: string | null): number {
  const seconds = Number(header);
  if (!Number.isInteger(seconds) || seconds <= 0) return RETRY_AFTER_S;
  return Math.min(seconds, MAX_RETRY_AFTER_S);
}

function unavailable(retryAfterS?: number): ChowkError {
  return new ChowkError('UNAVAILABLE', {
    message: 'The message could not be sent',
    ...(retryAfterS ? { details: { retryAfterS } } : {}),
  });
}

/** The message leaves out the value: gateways like to put a key into their address. */
function parseUrl(address: string | undefined): URL | undefined {
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // fetch refuses a login inside the address, and only at the first message.
  if (url && isWeb && !url.username && !url.password) return url;
  throw new RangeError('The gateway address must look like https://gateway.example.com/send');
}
